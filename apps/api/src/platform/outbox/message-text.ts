import { fill, namesIn } from "@tropa/domain/fill";
import type { Locale } from "@tropa/domain/locale";
import { brandOf } from "../storefronts/storefront.ts";
import { fitSms, mostSmsParts, smsParts } from "./sms-text.ts";
import type { StorefrontReader } from "../storefronts/storefront.ts";
import { readMessages } from "../text/read-messages.ts";
import type en from "./messages/en.json";

/** A message: its body by paragraphs. A line whose value is empty is left out. */
interface MessageText {
  subject: string;
  body: string[];
  /** What goes to the phone, beside the e-mail: only what cannot wait has it. */
  sms?: string;
}

export type MessageKind = keyof typeof en;
const catalogues: Record<Locale, Record<MessageKind, MessageText>> = readMessages<typeof en>(
  import.meta.dirname,
  "messages",
);

const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(catalogues.en, kind);
export const messageKinds = Object.keys(catalogues.en).filter(isMessageKind);

type Values = Readonly<Record<string, string | number>>;

/**
 * Writes a message in the reader's language; `{brand}` is how the reader knows the storefront. `sms` goes to the phone in
 * any case, `smsWithoutEmail` to who has nothing else: the whole text where it is short, or what it is about and the link.
 */
export function writeMessage(
  kind: MessageKind,
  reader: StorefrontReader,
  values: Values,
): { subject: string; body: string; sms: string | null; smsWithoutEmail: string } {
  const text: MessageText = catalogues[reader.locale][kind];
  const known: Values = { brand: brandOf(reader), ...values };
  const filled = (line: string) => fill(line, known, "");
  const isKnown = (line: string) => namesIn(line).every((name) => String(known[name] ?? "") !== "");
  const paragraphs = text.body
    .map((paragraph) => paragraph.split("\n").filter(isKnown).map(filled).join("\n"))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  const body = paragraphs.join("\n\n");
  const smsOf = (line: string) => fitSms((shorter) => fill(line, shorter, "").trim(), known);
  // Some subjects name the storefront themselves.
  const named = text.subject.includes("{brand}") ? text.subject : `{brand}: ${text.subject}`;
  const about = `${named} ${text.body.some((line) => line.includes("{link}")) ? "{link}" : ""}`;
  const sms = text.sms === undefined ? null : smsOf(text.sms);
  return {
    subject: filled(text.subject),
    body,
    sms,
    smsWithoutEmail: sms ?? (smsParts(body) <= mostSmsParts ? body : smsOf(about)),
  };
}

/** The places of a message's values: a test holds the languages together by them. */
export function placesOf(kind: MessageKind, locale: Locale): string[] {
  const { subject, body, sms = "" }: MessageText = catalogues[locale][kind];
  return [...new Set([subject, sms, ...body].flatMap(namesIn))].toSorted();
}
