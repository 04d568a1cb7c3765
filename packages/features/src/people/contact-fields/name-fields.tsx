import { isFamilyNameFirst } from "@tropa/domain/people/full-name";
import type { Locale } from "@tropa/domain/locale";
import type { ReactElement } from "react";

/** Given and family name, in the order of the language, in both the visual and the DOM order. */
export function NameFields({
  locale,
  given,
  family,
}: {
  locale: Locale;
  given: ReactElement;
  family: ReactElement;
}) {
  return isFamilyNameFirst(locale) ? (
    <>
      {family}
      {given}
    </>
  ) : (
    <>
      {given}
      {family}
    </>
  );
}
