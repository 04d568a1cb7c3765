import { homeCountry, readerCountry } from "@tropa/domain/storefront/reader-country";
import { PhoneInput } from "@tropa/ui-kit/phone-input";
import type { PhoneInputProps } from "@tropa/ui-kit/phone-input";
import { useState, useSyncExternalStore } from "react";
import { setVisitorCookie, readVisitorCookie } from "../../platform/storage/consent.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

const noSubscription = () => () => {};
const inBrowser = () => readVisitorCookie("country") ?? readerCountry(navigator.languages);
const onServer = () => undefined;

/**
 * Phone field. Its country is the one chosen before, or else the reader's own; a given number has its own. The server
 * only knows the page's country.
 */
export function PhoneField({ onFocus, onValueChange, ...props }: PhoneInputProps) {
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const own =
    useSyncExternalStore(noSubscription, inBrowser, onServer) ?? homeCountry(variant, locale);
  const [chosen, setChosen] = useState<string>();
  const isGiven = props.defaultValue?.startsWith("+") === true;
  const country = chosen ?? (isGiven ? "" : own);
  const choose = (next: string) => {
    setVisitorCookie("country", next, true);
    setChosen(next);
  };
  return (
    <PhoneInput
      {...props}
      country={country}
      onValueChange={(value) => {
        if (value === "") setChosen(own);
        onValueChange?.(value);
      }}
      onCountryChange={choose}
      onFocus={(event) => {
        // Keep the country while the visitor is typing: what is looked up now is for other fields.
        setChosen(country);
        import("./country-by-ip.ts").then(
          ({ learnCountry }) => learnCountry(storefront),
          () => {},
        );
        onFocus?.(event);
      }}
    />
  );
}
