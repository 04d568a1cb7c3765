/**
 * Returns the numbers in a text as plain digits, whatever separators the language uses: "1,740 m"
 * and "1740 м".
 */
export function numbersIn(text: string): string[] {
  const whole = text.replace(/(?<=\d)[,.\s](?=\d{3}(?!\d))/g, "");
  return [...whole.matchAll(/\d+([.,:]\d+)?/g)].map(([number]) => number.replace(/[,:]/, "."));
}
