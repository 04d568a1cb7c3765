export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where a phrase stands in it, whatever the case of its letters. */
export function highlighted(text: string, phrase: string): TextPart[] {
  const sought = phrase.trim();
  const at = sought === "" ? -1 : text.toLocaleLowerCase().indexOf(sought.toLocaleLowerCase());
  if (at < 0) return [{ text, isMatch: false }];
  const end = at + sought.length;
  return [
    { text: text.slice(0, at), isMatch: false },
    { text: text.slice(at, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ].filter((part) => part.text !== "");
}
