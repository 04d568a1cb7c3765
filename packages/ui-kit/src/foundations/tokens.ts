export type Token = { name: string; value: string };

/** Variables that a style sheet declares, in its order, whose names start with one of the prefixes. */
export function tokens(css: string, ...prefixes: readonly string[]): readonly Token[] {
  return Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => ({
    name,
    value: value.trim(),
  })).filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}
