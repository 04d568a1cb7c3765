import { fill, namesIn } from "@tropa/domain/text/fill";
import type { Locale } from "@tropa/domain/locale";
import { brandOf } from "../storefronts/storefront.ts";
import { describeLetter } from "./letters/describe-letter.ts";
import { renderLetter } from "./letters/render-letter.ts";
import { fitSms, mostSmsParts, smsParts } from "./sms-text.ts";
import type { StorefrontReader } from "../storefronts/storefront.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

/** A message with its body as paragraphs of lines. A line with an empty value is left out. */
interface MessageText {
  subject: string;
  body: string[];
  /** E-mail only: the state of its subject. */
  status?: string;
  /** E-mail only: the button's label. */
  button?: string;
  /** A text message sent besides the e-mail; only for urgent messages. */
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
 * Writes a message in the reader's language; `{brand}` is the storefront's name. `sms` always goes to the phone;
 * `smsWithoutEmail` only if there is no e-mail: the whole text if it is short, else its subject and the link.
 */
export function writeMessage(
  kind: MessageKind,
  reader: StorefrontReader,
  values: Values,
): { subject: string; body: string; sms: string | null; smsWithoutEmail: string } {
  const text: MessageText = catalogues[reader.locale][kind];
  const known: Values = { brand: brandOf(reader), ...values };
  const filled = (line: string) => fill(line, known, "");
  const body = linesOf(text, known)
    .map((lines) => lines.map(filled).join("\n").trim())
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  const smsOf = (line: string) => fitSms((shorter) => fill(line, shorter, "").trim(), known);
  // Prefix the storefront's name, unless the subject contains it.
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

/** The paragraphs of a message, without lines that have an empty value. */
function linesOf({ body }: MessageText, known: Values): string[][] {
  const isKnown = (line: string) => namesIn(line).every((name) => String(known[name] ?? "") !== "");
  return body
    .map((paragraph) => paragraph.split("\n").filter(isKnown))
    .filter((lines) => lines.length > 0);
}

/**
 * Writes a message as a letter. `picture` is the URL of a picture, `unsubscribe` that of the page to unsubscribe; both
 * optional.
 */
export function writeLetter(
  kind: MessageKind,
  reader: StorefrontReader,
  values: Values,
): { subject: string; html: string; text: string } {
  const text: MessageText = catalogues[reader.locale][kind];
  const known: Values = { brand: brandOf(reader), ...values };
  return renderLetter(
    describeLetter(
      {
        kind,
        subject: fill(text.subject, known, ""),
        paragraphs: linesOf(text, known),
        status: text.status,
        button: text.button,
      },
      reader,
      known,
    ),
  );
}

/** Returns the placeholders of a message. A test compares them between languages. */
export function placesOf(kind: MessageKind, locale: Locale): string[] {
  const { subject, body, sms = "", button = "" }: MessageText = catalogues[locale][kind];
  return [...new Set([subject, sms, button, ...body].flatMap(namesIn))].toSorted();
}
