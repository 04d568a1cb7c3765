type Values = Readonly<Record<string, string | number>>;

/** More parts cost more, come out of order, and are cut off by some networks. */
export const mostSmsParts = 2;

/** The letters of GSM 03.38, and those that take two places in it. */
const gsmLetters =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const twoPlaces = /[\^{}\\[~\]|€]/g;

/** In how many parts a text goes: one alone has a little more room. With one letter outside of GSM's all take two bytes. */
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

/** The text without typographic signs, where nothing else keeps it from the cheaper letters. */
function inGsm(text: string): string {
  const plain = plainSigns.reduce((done, [signs, sign]) => done.replaceAll(signs, sign), text);
  return gsmLetters.test(plain) ? plain : text;
}

/** What people have written and may be any length; amounts, dates and links are never cut. */
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

/** Writes an SMS, with free texts as short as its two parts need. */
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
