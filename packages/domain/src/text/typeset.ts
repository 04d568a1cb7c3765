const loose =
  /(?<=\d) (?=(?:km|m|cm|kg|l|°C|%|am|pm|Uhr|Euro|Grad|км|м|см|кг|л|ч)(?!\p{L}))| (?=[—–] )|(?<=\p{L})'/gu;

/**
 * A text as publishers set it, whatever the keyboard had: a number and its unit stay on one line ("45 km", "−12 °C"), a dash
 * never begins one, and an apostrophe is a curly one.
 */
export const typeset = (text: string): string =>
  text.replaceAll(loose, (mark) => (mark === "'" ? "’" : "\u00A0"));

const shortWords = /(?<=(?<![\p{L}\d-])[авикосуя]) (?=\S)/giu;

/** Russian prepositions and conjunctions of one letter stay with the word after them: no line ends with one. */
export const bindShortWords = (text: string): string => text.replaceAll(shortWords, "\u00A0");
