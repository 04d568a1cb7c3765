import type { Namespace } from "@tropa/i18n/message-keys";
import type { TFunction, Translator } from "@tropa/i18n/translator";
import { createContext, use, useMemo } from "react";

const TranslatorContext = createContext<Translator | null>(null);
export const TranslatorProvider = TranslatorContext.Provider;

interface Translation<Name extends Namespace> {
  t: TFunction<Name>;
  i18n: Translator;
}

/**
 * Returns the translator of the page's language, with `t` bound to a namespace; throws outside
 * `TranslatorProvider`.
 */
export function useTranslation<Name extends Namespace>(namespace: Name): Translation<Name> {
  const i18n = use(TranslatorContext);
  if (!i18n) throw new Error("useTranslation: render inside <TranslatorProvider>");
  const t = useMemo(() => i18n.getFixedT(null, namespace), [i18n, namespace]);
  return { t, i18n };
}
