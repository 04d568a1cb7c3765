/** Texts of one more language, kept in tables beside what they tell of. */

export function setOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.has(key)) throw new Error(`Told twice: ${key}`);
  map.set(key, value);
}

export function told<Text>(texts: ReadonlyMap<string, Text>, key: string, where: string): Text {
  const text = texts.get(key);
  if (!text) throw new Error(`Not told ${where}: ${key}`);
  return text;
}

export function refuseOthers(
  what: string,
  texts: ReadonlyMap<string, unknown>,
  keys: readonly string[],
): void {
  const others = [...texts.keys()].filter((key) => !keys.includes(key));
  if (others.length > 0) throw new Error(`No such ${what}: ${others.join(", ")}`);
}
