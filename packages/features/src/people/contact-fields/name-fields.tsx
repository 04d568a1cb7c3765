import { isFamilyNameFirst } from "@tropa/domain/people/full-name";
import type { Locale } from "@tropa/domain/locale";
import type { ReactElement } from "react";

/** A given and a family name in the order in which a language says them, for the eye, the keyboard and a screen reader. */
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
