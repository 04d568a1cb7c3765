import { createHmac } from "node:crypto";
import { isLetterTopic } from "@tropa/domain/people/letter-topics";
import type { LetterTopic } from "@tropa/domain/people/letter-topics";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { isSameSecret } from "../../platform/secrets/constant-time.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";

export const unsubscribePath = "/spa/unsubscribe";

type Keys = Pick<Config, "signingKey">;

/** The account or address, and the topic, to unsubscribe. */
interface Ending {
  accountId: number | null;
  email: string;
  topic: LetterTopic;
}

const content = z.object({
  account: z.number().int().nullable(),
  email: z.string(),
  topic: z.string().refine(isLetterTopic),
  storefront: z.string(),
  locale: z.string().refine(isLocale),
});

const sign = ({ signingKey }: Keys, text: string): string =>
  createHmac("sha256", signingKey).update(`unsubscribe/${text}`).digest("base64url");

/** Returns a signed link that unsubscribes from a topic without signing in. Empty without an e-mail address. */
export function unsubscribeLink(
  config: Keys,
  { storefront, locale }: StorefrontReader,
  { accountId, email, topic }: Omit<Ending, "email"> & { email: string | null },
): string {
  if (email === null) return "";
  const facts = { account: accountId, email, topic, storefront: storefront.id, locale };
  const text = Buffer.from(JSON.stringify(facts)).toString("base64url");
  return `${storefront.address}${unsubscribePath}?token=${text}.${sign(config, text)}`;
}

/** Verifies a token; null if it is not ours. */
export function readUnsubscribeToken(
  config: Keys,
  token: string,
): (Ending & { storefront: string; locale: Locale }) | null {
  const [text = "", signature = ""] = token.split(".");
  if (!isSameSecret(signature, sign(config, text))) return null;
  const { account, ...facts } = content.parse(
    JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
  );
  return { ...facts, accountId: account };
}
