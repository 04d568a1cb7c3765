import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ofVitest =
  /\bvi\s*\.(?:mock|doMock|unmock|doUnmock|resetModules|stubGlobal|stubEnv|spyOn|useFakeTimers|setSystemTime|setConfig)\b/;
const byHand =
  /\b(?:globalThis|process\.env)(?:\.\w+|\[[^\]]+\]) (?:\?\?)?= |\bdelete (?:globalThis|process\.env)[.[]|\b(?:Object|Reflect)\.(?:assign|defineProperty)\((?:globalThis|process(?:\.env)?|console)\b|\bprocess\.chdir\(/;

/** Whether a test puts something else in the place of a module, a global or the clock. */
export const replacesShared = (source: string): boolean =>
  ofVitest.test(source) || byHand.test(source);

/**
 * The test files that need a worker to themselves. Where files share one, a module that another file has imported is
 * replaced no more, and a global that is replaced is replaced for the next file, too.
 */
export const isolatedTests = (root: string, include: readonly string[]): string[] =>
  globSync(include, { cwd: root, exclude: ["**/node_modules/**"] }).filter((file) =>
    replacesShared(readFileSync(join(root, file), "utf8")),
  );
