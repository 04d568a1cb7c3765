import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "../..");
const lock = /\bFOR\s+(?:NO\s+KEY\s+)?(?:UPDATE|SHARE|KEY\s+SHARE)\b/;

/** The texts of statements in a source: its string and template literals, with what it names put in. */
function statementsOf(source: string): string[] {
  const named = new Map(
    [...source.matchAll(/const (\w+) =\s*(?:`([^`]*)`|"([^"]*)");/g)].map(
      ([, name = "", template, text]) => [name, template ?? text ?? ""] as const,
    ),
  );
  const fill = (text: string): string =>
    text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => named.get(name) ?? whole);
  return [...source.matchAll(/`([^`]*)`|"([^"\n]*)"/g)].map(([, template, text]) =>
    fill(fill(template ?? text ?? "")),
  );
}

/** The query that a lock belongs to, without the queries within it. */
function lockedQueriesOf(statement: string): string[] {
  const found: string[] = [];
  let rest = statement;
  for (;;) {
    const inner = /\(([^()]*)\)/.exec(rest);
    const level = inner?.[1] ?? rest;
    if (lock.test(level)) found.push(level);
    if (!inner) return found;
    rest = `${rest.slice(0, inner.index)}…${rest.slice(inner.index + inner[0].length)}`;
  }
}

/** Whether a locked query reads more than the rows that it locks. */
function readsMore(query: string): boolean {
  const from = /\bFROM\b([\s\S]*?)(?:\bWHERE\b|\bORDER\b|\bLIMIT\b|\bFOR\b)/.exec(query)?.[1] ?? "";
  return /\bFOR\s+[A-Z\s]*?(?:UPDATE|SHARE)\s+OF\b/.test(query) || /,|\bJOIN\b|\$\{|…/.test(from);
}

// A statement that has waited for a row evaluates its join again, with the new row and the old rows of the other
// tables: it finds nothing, or what is no more. The row is locked first, and read by another statement.
it("no statement in the sources locks rows over a join", async () => {
  const names = (await readdir(sources, { recursive: true })).filter((name) =>
    /(?<!\.test)\.(?:ts|sql)$/.test(name),
  );
  let count = 0;
  const wrong: string[] = [];
  for (const name of names) {
    const source = await readFile(join(sources, name), "utf8");
    const statements = name.endsWith(".sql") ? source.split(";") : statementsOf(source);
    for (const query of statements.flatMap(lockedQueriesOf)) {
      count += 1;
      if (readsMore(query)) wrong.push(`${name}: ${query}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(30);
});

it.each([
  ["SELECT 1 FROM a JOIN b USING (id) FOR UPDATE", true],
  ["SELECT 1 FROM a, b WHERE a.id = b.id FOR NO KEY UPDATE", true],
  ["SELECT 1 FROM a FOR SHARE OF a", true],
  [
    "UPDATE a SET x = 1 WHERE id IN (SELECT id FROM a JOIN b USING (id) FOR UPDATE SKIP LOCKED)",
    true,
  ],
  ["SELECT 1 FROM a WHERE EXISTS (SELECT FROM b JOIN c USING (id)) FOR UPDATE", false],
])("detects for %s whether it reads more tables than it locks: %s", (statement, expected) => {
  expect(lockedQueriesOf(statement).some(readsMore)).toBe(expected);
});
