import type { TFunction, Translator } from "@tropa/i18n/translator";
import { createContext, use } from "react";

const TranslatorContext = createContext<Translator | null>(null);
export const TranslatorProvider = TranslatorContext.Provider;

interface Translation<Namespace extends string> {
  t: TFunction<Namespace>;
  i18n: Translator;
}

/** The messages of a namespace, in the page's language. */
export function useTranslation<Namespace extends string = "common">(
  namespace?: Namespace,
): Translation<Namespace> {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error("useTranslation: render inside <TranslatorProvider>");
  return {
    t: namespace === undefined ? translator.t : translator.getFixedT(null, namespace),
    i18n: translator,
  };
}
