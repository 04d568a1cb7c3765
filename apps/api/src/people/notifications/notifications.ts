import type { LetterChoice } from "@tropa/api-contract/people/calls-notifications";
import { canComeBy, letterTopicNames } from "@tropa/domain/people/letter-topics";
import type { LetterTopic } from "@tropa/domain/people/letter-topics";
import type { Queryable } from "../../platform/db/database.ts";
import {
  disableAddress,
  isAddressDisabled,
  readDisabledLetters,
  readWays,
  setLetterChoice,
} from "./notification-store.ts";

export { setLetterChoice };

/** Returns all notification settings of an account, in the order of topics. */
export async function letterChoices(client: Queryable, accountId: number): Promise<LetterChoice[]> {
  const [off, ways] = [
    await readDisabledLetters(client, accountId),
    await readWays(client, accountId),
  ];
  return letterTopicNames.flatMap((topic) =>
    ways
      .filter((way) => canComeBy(topic, way))
      .map((way) => ({ topic, way, is_on: !off.has(`${topic}/${way}`) })),
  );
}

export interface Reachable {
  email: string | null;
  phone: string | null;
}

/** Unsubscribes from a topic by e-mail: in the settings of an account, else for the address. */
export async function unsubscribe(
  client: Queryable,
  { accountId, email, topic }: { accountId: number | null; email: string; topic: LetterTopic },
): Promise<void> {
  if (accountId === null) await disableAddress(client, email, topic);
  else await setLetterChoice(client, accountId, { topic, way: "email", isOn: false });
}

/**
 * Returns the contacts that a letter of a topic may be sent to. Removes the ways that its reader has turned off;
 * turning off e-mail also stops text messages, unless these are a separate setting of the topic. Without an account,
 * all known contacts unless they have unsubscribed.
 */
export async function wantedContacts(
  client: Queryable,
  accountId: number | null,
  topic: LetterTopic,
  { email, phone }: Reachable,
): Promise<Reachable> {
  const off =
    accountId === null
      ? await disabledFor(client, email, topic)
      : await readDisabledLetters(client, accountId);
  const isOff = (way: string) => off.has(`${topic}/${way}`);
  const isEmailOff = email !== null && isOff("email");
  const isPhoneOff = canComeBy(topic, "sms") ? isOff("sms") : isEmailOff;
  return { email: isEmailOff ? null : email, phone: isPhoneOff ? null : phone };
}

async function disabledFor(
  client: Queryable,
  email: string | null,
  topic: LetterTopic,
): Promise<ReadonlySet<string>> {
  const isOff = email !== null && (await isAddressDisabled(client, email, topic));
  return new Set(isOff ? [`${topic}/email`] : []);
}
