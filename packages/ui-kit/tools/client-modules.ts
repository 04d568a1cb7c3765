const directive = '"use client";\n';

/** Hooks, contexts, and functions that the browser is to call: what only a browser has a use for. */
const browserPattern = /\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*: /;

/** Compiled components and providers: the rest is brought along by those who import it. */
const componentPattern = /\bjsxs?\b.* from "react\/jsx-runtime"|\bcreateContext\(/;

/**
 * Returns a compiled module, with a word to frameworks with server components where it needs a browser. The others,
 * such as a picture or a badge, stay without: a page that never leaves the server can hold them.
 */
export function markClientModule(code: string): string {
  return componentPattern.test(code) && browserPattern.test(code) ? directive + code : code;
}

export const isClientModule = (code: string): boolean => code.startsWith(directive);
