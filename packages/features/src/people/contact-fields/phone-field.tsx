import { homeCountry, readerCountry } from "@tropa/domain/storefront/reader-country";
import { PhoneInput } from "@tropa/ui-kit/phone-input";
import type { PhoneInputProps } from "@tropa/ui-kit/phone-input";
import { useState, useSyncExternalStore } from "react";
import { keepCookie, keptCookie } from "../../platform/storage/consent.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

const never = () => () => {};
const inBrowser = () => keptCookie("country") ?? readerCountry(navigator.languages);
const onServer = () => undefined;

/**
 * A phone: of the country that the reader has chosen before, else of their own, until they choose another; a number that is
 * there already says itself whose it is. The server knows that of the page alone.
 */
export function PhoneField({ onFocus, onValueChange, ...props }: PhoneInputProps) {
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const own = useSyncExternalStore(never, inBrowser, onServer) ?? homeCountry(variant, locale);
  const [chosen, setChosen] = useState<string>();
  const isGiven = props.defaultValue?.startsWith("+") === true;
  const country = chosen ?? (isGiven ? "" : own);
  const choose = (next: string) => {
    keepCookie("country", next, true);
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
        // What is learnt now is for other fields: under the hands this one stays as it is.
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
