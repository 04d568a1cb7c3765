type Values = Readonly<Record<string, string | number>>;

/** Most parts of an SMS: more cost more, may arrive out of order, and are cut off by some networks. */
export const mostSmsParts = 2;

/** Characters of GSM 03.38, and those of its extension, which count twice. */
const gsmLetters =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const twoPlaces = /[\^{}\\[~\]|€]/g;

/**
 * Returns the number of parts of a text. A single part holds a little more; any non-GSM character makes all take two
 * bytes.
 */
export function smsParts(text: string): number {
  const isGsm = gsmLetters.test(text);
  const length = isGsm ? text.length + (text.match(twoPlaces)?.length ?? 0) : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}

const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2009\u202f]/g, " "],
  [/[“”„«»]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/[–—−]/g, "-"],
  [/…/g, "..."],
];

/** Replaces typographic characters if the text then fits the cheaper GSM alphabet. */
function inGsm(text: string): string {
  const plain = plainSigns.reduce((done, [signs, sign]) => done.replaceAll(signs, sign), text);
  return gsmLetters.test(plain) ? plain : text;
}

/** Placeholders of free text, which may be cut; amounts, dates and links never are. */
const freeTexts = new Set(
  "tour name organizer title note reason recipient buyer device place question contact sender text missing city".split(
    " ",
  ),
);
const longestFreeText = 60;
const shortestFreeText = 10;
const step = 10;

const shorten = (value: string | number, longest: number) => {
  const text = String(value);
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
};

/** Writes an SMS, shortening free texts as needed to fit `mostSmsParts`. */
export function fitSms(write: (values: Values) => string, values: Values): string {
  let text = inGsm(write(values));
  for (
    let longest = longestFreeText;
    smsParts(text) > mostSmsParts && longest >= shortestFreeText;
    longest -= step
  ) {
    const shorter = Object.entries(values).map(([name, value]) => [
      name,
      freeTexts.has(name) ? shorten(value, longest) : value,
    ]);
    text = inGsm(write(Object.fromEntries(shorter) as Values));
  }
  return text;
}
