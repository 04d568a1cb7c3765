import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ofVitest =
  /\bvi\s*\.(?:mock|doMock|unmock|doUnmock|resetModules|stubGlobal|stubEnv|spyOn|useFakeTimers|setSystemTime|setConfig)\b/;
const byHand =
  /\b(?:globalThis|process\.env)(?:\.\w+|\[[^\]]+\]) (?:\?\?)?= |\bdelete (?:globalThis|process\.env)[.[]|\b(?:Object|Reflect)\.(?:assign|defineProperty)\((?:globalThis|process(?:\.env)?|console)\b|\bprocess\.chdir\(/;

/** Whether a test replaces a module, a global or the clock. */
export const replacesShared = (source: string): boolean =>
  ofVitest.test(source) || byHand.test(source);

/**
 * Returns the test files that need a worker of their own. In a shared worker a module already
 * imported by another file cannot be replaced, and a replaced global stays replaced for the next
 * file.
 */
export const isolatedTests = (root: string, include: readonly string[]): string[] =>
  globSync(include, { cwd: root, exclude: ["**/node_modules/**"] }).filter((file) =>
    replacesShared(readFileSync(join(root, file), "utf8")),
  );
