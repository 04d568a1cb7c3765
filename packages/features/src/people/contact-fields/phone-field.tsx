import { homeCountry, readerCountry } from "@tropa/domain/storefront/reader-country";
import { PhoneInput } from "@tropa/ui-kit/phone-input";
import type { PhoneInputProps } from "@tropa/ui-kit/phone-input";
import { useState, useSyncExternalStore } from "react";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";

const never = () => () => {};
const inBrowser = () => readerCountry(navigator.languages);
const onServer = () => undefined;

/** A phone: of the reader's country until they choose another. The server knows that of the page alone. */
export function PhoneField(props: PhoneInputProps) {
  const { variant, locale } = useStorefront();
  const own = useSyncExternalStore(never, inBrowser, onServer) ?? homeCountry(variant, locale);
  const [chosen, setChosen] = useState<string>();
  return <PhoneInput {...props} country={chosen ?? own} onCountryChange={setChosen} />;
}
