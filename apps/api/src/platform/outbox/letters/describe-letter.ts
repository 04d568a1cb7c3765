import { fill, namesIn } from "@tropa/domain/text/fill";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { brandOf, storefrontLink } from "../../storefronts/storefront.ts";
import type { StorefrontReader } from "../../storefronts/storefront.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import { letterColours } from "./letter-colours.ts";
import type { Letter, LetterBlock, LetterLink, LetterTone } from "./letter.ts";
import type en from "./messages/en.json";

const words = readMessages<typeof en>(import.meta.dirname, "messages");

type Values = Readonly<Record<string, string | number>>;

/** The texts of a kind of letter. */
interface LetterSource {
  kind: string;
  subject: string;
  /** Paragraphs of lines; lines with an empty value have been removed. */
  paragraphs: readonly (readonly string[])[];
  status?: string | undefined;
  /** The button's label; by default the words before the link. */
  button?: string | undefined;
}

const places = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const addresses = places(
  "link order print page tourLink arrival travellers qr calendar support choices unsubscribe referer",
);
/** Placeholders shown in the footer: the reader's choice of letters. */
const choices = places("choices unsubscribe");
/** Placeholders of secondary links. */
const aside = places("qr calendar support");
/** Placeholders shown as quotations: people's own words, or a list of reasons. */
const quotes = places("note question answer reasons reason missing wish text about comment");
const terms = places("freeUntil keptDays startDay");

const tones: Readonly<Record<string, LetterTone>> = {
  bookingRequested: "waiting",
  bookingToPay: "waiting",
  bookingConfirmed: "waiting",
  bookingPayReminder: "waiting",
  bookingRestReminder: "waiting",
  bookingDeclined: "over",
  bookingCanceled: "over",
  bookingCanceledWithTerms: "over",
  bookingCanceledForTourist: "over",
  departureCanceled: "over",
  bookingExpired: "over",
  bookingRefundFailed: "over",
  certificateRefundFailed: "over",
};

/** Longest label of a button, in characters; longer words before a link are a sentence. */
const longestButton = 32;
const longestName = 34;

const linkLine = /^(?:(.*?)\s*[:：]\s*)?\{(\w+)\}[.。]?$/su;
const factLine = /^([^:：{}]+)[:：]\s*(.*\{.*)$/su;
const greetingLine = /^[^{}]{0,14}[ ,，]?(?:\{(?:name|buyer|recipient)\})?[^{}]{0,16}[!,！]$/u;

type Piece =
  | { kind: "text"; text: string }
  | { kind: "fact"; name: string; value: string }
  | { kind: "code"; name: string; code: string }
  | { kind: "term"; text: string }
  | { kind: "quote"; text: string }
  | {
      kind: "link";
      name: string;
      words: string;
      address: string;
      /** The text says more than where the link leads. */
      isSaying: boolean;
    };

/**
 * Builds a letter from the lines of the message catalogue: "Dates: {dates}" becomes a fact, "Your booking: {link}" the
 * button, people's own words a quotation. So the plain texts are the only source for translators.
 */
export function describeLetter(
  { kind, subject, paragraphs, status, button }: LetterSource,
  reader: StorefrontReader,
  values: Values,
): Letter {
  const { storefront, locale } = reader;
  const own = words[locale];
  const filled = (text: string) => fill(text, values, "");
  const [first] = paragraphs;
  const greets = first?.length === 1 && greetingLine.test(first[0] ?? "");
  const pieces = (greets ? paragraphs.slice(1) : paragraphs).map((lines) => {
    const title = lines.length > 1 && lines.some(isTerm) && namesIn(lines[0] ?? "").length === 0;
    return {
      title: title ? filled(lines[0] ?? "") : null,
      pieces: (title ? lines.slice(1) : lines).map((line) => pieceOf(line, values, filled)),
    };
  });
  const links = pieces.flatMap((paragraph) =>
    paragraph.pieces.filter((piece) => piece.kind === "link"),
  );
  const main = links.find(({ name }) => !aside.has(name) && !choices.has(name)) ?? null;
  const footer = links
    .filter(({ name }) => choices.has(name))
    .map(({ words: said, address }) => ({ words: said || own.unsubscribe, address }));
  const isBooking = /^(?:booking|departure)/.test(kind);
  const made = blocksOf(pieces, main, {
    button: button === undefined ? null : filled(button),
    open: own.open,
    isBooking,
  });
  const unsubscribe = String(values["unsubscribe"] ?? "");
  const isListed = footer.some(({ address }) => address === unsubscribe);
  return {
    locale,
    subject,
    brand: {
      name: brandOf(reader),
      address: storefrontLink(reader, "/"),
      mark: `${storefront.address}/images/brand-mark/${storefront.id}.png`,
      email: storefront.contacts.email,
      phone: readablePhone(storefront.contacts.phone),
      colours: letterColours(storefront.theme),
    },
    status: status === undefined ? null : { words: status, tone: tones[kind] ?? "good" },
    picture: values["picture"]
      ? { address: String(values["picture"]), words: String(values["tour"] ?? "") }
      : null,
    greeting: greets ? filled(first[0] ?? "") : null,
    blocks: made,
    reply: own.reply,
    footer:
      unsubscribe && !isListed
        ? [...footer, { words: own.unsubscribe, address: unsubscribe }]
        : footer,
  };
}

const isTerm = (line: string): boolean => namesIn(line).some((name) => terms.has(name));

function pieceOf(line: string, values: Values, filled: (text: string) => string): Piece {
  const names = namesIn(line);
  const [, said = "", place = ""] = linkLine.exec(line) ?? [];
  if (addresses.has(place))
    return {
      kind: "link",
      name: place,
      words: filled(said),
      address: String(values[place] ?? ""),
      isSaying: namesIn(said).length > 0,
    };
  if (isTerm(line)) return { kind: "term", text: filled(line) };
  if (said === "" && quotes.has(place)) return { kind: "quote", text: filled(line) };
  const [, name = "", value = ""] = factLine.exec(line) ?? [];
  if (name === "" || name.length > longestName) return { kind: "text", text: filled(line) };
  if (value === "{code}") return { kind: "code", name, code: filled(value) };
  // A sentence that happens to contain a colon is not a fact.
  const isFact = /^[^.。!！?？]*[.。]?$/u.test(value) && names.length > 0;
  return isFact
    ? { kind: "fact", name, value: filled(value.replace(/[.。]$/u, "")) }
    : { kind: "text", text: filled(line) };
}

interface Shape {
  button: string | null;
  open: string;
  /** The button comes before the facts, where it is seen at once. */
  isBooking: boolean;
}

function blocksOf(
  paragraphs: readonly { title: string | null; pieces: readonly Piece[] }[],
  main: (Piece & { kind: "link" }) | null,
  { button, open, isBooking }: Shape,
): LetterBlock[] {
  const blocks: LetterBlock[] = [];
  const late: LetterLink[] = [];
  const hasFacts = paragraphs.some(({ pieces }) => pieces.some(({ kind }) => kind === "fact"));
  const rises = isBooking && hasFacts;
  const pressed: LetterBlock[] =
    main === null
      ? []
      : [
          {
            kind: "button",
            words: button ?? (isShort(main.words) ? main.words : open),
            address: main.address,
          },
        ];
  let risen = !rises;
  for (const { title, pieces } of paragraphs) {
    if (!risen && pieces[0]?.kind === "fact") {
      blocks.push(...pressed);
      risen = true;
    }
    for (const piece of pieces) {
      if (piece.kind === "link") {
        if (piece === main) {
          // Words that only name the link become the button's label.
          if (rises ? piece.isSaying : !isShort(piece.words))
            blocks.push({ kind: "text", lines: [`${piece.words}${rises ? "." : ":"}`] });
          if (!rises) blocks.push(...pressed);
        } else if (!choices.has(piece.name))
          late.push({ words: piece.words || open, address: piece.address });
      } else addPiece(blocks, piece, title);
    }
    close(blocks);
  }
  if (!risen) blocks.push(...pressed);
  if (late.length > 0) blocks.push({ kind: "links", links: late });
  return blocks.filter((block) => !("lines" in block) || block.lines.length > 0);
}

const isShort = (text: string): boolean => text.length <= longestButton;

/** Ends a paragraph, so that the next text starts another block. */
function close(blocks: LetterBlock[]): void {
  if (blocks.at(-1)?.kind === "text") blocks.push({ kind: "text", lines: [] });
}

function addPiece(
  blocks: LetterBlock[],
  piece: Exclude<Piece, { kind: "link" }>,
  title: string | null,
): void {
  const last = blocks.at(-1);
  switch (piece.kind) {
    case "fact": {
      const added = { name: piece.name, value: piece.value };
      if (last?.kind === "facts") replaceLast(blocks, { ...last, rows: [...last.rows, added] });
      else blocks.push({ kind: "facts", rows: [added] });
      return;
    }
    case "term":
      if (last?.kind === "terms")
        replaceLast(blocks, { ...last, lines: [...last.lines, piece.text] });
      else blocks.push({ kind: "terms", title, lines: [piece.text] });
      return;
    case "text":
      if (last?.kind === "text")
        replaceLast(blocks, { ...last, lines: [...last.lines, piece.text] });
      else blocks.push({ kind: "text", lines: [piece.text] });
      return;
    default:
      blocks.push(piece);
  }
}

function replaceLast(blocks: LetterBlock[], block: LetterBlock): void {
  blocks[blocks.length - 1] = block;
}
