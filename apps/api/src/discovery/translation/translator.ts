import { z } from "zod";

/** Translates texts, keeping their order; rejects if the service fails. */
export type Translator = (texts: readonly string[], from: string, to: string) => Promise<string[]>;

/** Timeout of a translation, after which the service counts as unavailable: a reader is waiting for it. */
const timeoutMs = 20_000;
const answer = z.object({ translatedText: z.array(z.string().min(1)) });

/** Creates a translator for a service with the API of LibreTranslate's `POST /translate`. */
export function libreTranslate(url: string, key: string | undefined): Translator {
  return async (texts, from, to) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        q: texts,
        source: from,
        target: to,
        format: "text",
        ...(key !== undefined && { api_key: key }),
      }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the translation service answered ${response.status}`);
    const { translatedText } = answer.parse(await response.json());
    if (translatedText.length !== texts.length)
      throw new Error("the translation service left texts out");
    return translatedText;
  };
}
