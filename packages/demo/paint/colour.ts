/** Colours are mixed in OKLab, which keeps hues clean where a mix in RGB would turn grey. */

type Lab = { lightness: number; a: number; b: number };

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Pictures reuse a few hundred colours. */
const cache = new Map<string, Lab>();

function labOf(hex: string): Lab {
  const cached = cache.get(hex);
  if (cached) return cached;
  const value = Number.parseInt(hex.slice(1, 7), 16);
  const red = toLinear(((value >> 16) & 255) / 255);
  const green = toLinear(((value >> 8) & 255) / 255);
  const blue = toLinear((value & 255) / 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lab = {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
  if (cache.size > 4096) cache.clear();
  cache.set(hex, lab);
  return lab;
}

function hexOf({ lightness, a, b }: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const bytes = channels.map((channel) =>
    Math.max(0, Math.min(255, Math.round(toGamma(Math.max(0, channel)) * 255))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes two colours; `share` is the second one's part, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const from = labOf(first);
  const to = labOf(second);
  const part = Math.max(0, Math.min(1, share));
  return hexOf({
    lightness: from.lightness + (to.lightness - from.lightness) * part,
    a: from.a + (to.a - from.a) * part,
    b: from.b + (to.b - from.b) * part,
  });
}

/** Turns the hue by degrees and scales lightness and chroma. */
export function shift(
  hex: string,
  change: { hue?: number; lightness?: number; chroma?: number },
): string {
  const { lightness, a, b } = labOf(hex);
  const angle = ((change.hue ?? 0) * Math.PI) / 180;
  const chroma = change.chroma ?? 1;
  return hexOf({
    lightness: Math.max(0, Math.min(1, lightness * (change.lightness ?? 1))),
    a: (a * Math.cos(angle) - b * Math.sin(angle)) * chroma,
    b: (a * Math.sin(angle) + b * Math.cos(angle)) * chroma,
  });
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightnessOf = (hex: string): number => labOf(hex).lightness;
