const loose =
  /(?<=\d) (?=(?:km|m|cm|kg|l|°C|%|am|pm|Uhr|Euro|Grad|км|м|см|кг|л|ч)(?!\p{L}))| (?=[—–] )|(?<=\p{L})'/gu;

/**
 * Applies typographic rules: a number and its unit stay on one line ("45 km", "−12 °C"), no line
 * starts with a dash, and apostrophes are curly.
 */
export const typeset = (text: string): string =>
  text.replaceAll(loose, (mark) => (mark === "'" ? "’" : "\u00A0"));

const shortWords = /(?<=(?<![\p{L}\d-])[авикосуя]) (?=\S)/giu;

/**
 * Binds one-letter Russian prepositions and conjunctions to the next word, so that no line ends
 * with one.
 */
export const bindShortWords = (text: string): string => text.replaceAll(shortWords, "\u00A0");
