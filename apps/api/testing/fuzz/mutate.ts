import type { Random } from "@tropa/demo/random";

type Poison = (random: Random) => unknown;

const deep = (depth: number): unknown => {
  let value: unknown = "bottom";
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Hostile values: of another type, too long or short, or unfit for the database. */
const poisons: readonly [Poison, ...Poison[]] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1.5,
  () => 2_147_483_648,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e308,
  () => "",
  () => "   ",
  () => "\u0000",
  () => "before\u0000after",
  () => "👩‍👩‍👧‍👦🏴‍☠️".repeat(20),
  () => "\u202Eevil\uFEFF",
  () => "\uD800",
  () => "'; DROP TABLE tour; --",
  () => "%' OR 1=1 --",
  () => "<script>alert(1)</script>",
  () => "../../etc/passwd",
  () => "{{7*7}}${7*7}",
  () => "NaN",
  () => "1e9999",
  () => "-0",
  () => "0x10",
  () => "9".repeat(400),
  () => "x".repeat(20_000),
  () => "ж".repeat(70_000),
  () => [],
  () => {
    return {};
  },
  () => [[[[]]]],
  () => Array.from({ length: 3000 }, (_, index) => index),
  () => deep(60),
  () => deep(3000),
  () => ({ $ne: null }),
  () => ({ constructor: { prototype: { isAdmin: true } } }),
  (random) => String(random.int(0, 999_999)),
  (random) => random.int(-500_000, 499_999),
  () => "2026-02-30",
  () => "9999999-99-99",
];

/** Returns a copy with a wrong, missing or excessive part. */
export function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const index = random.int(0, value.length - 1);
    return value.map((item: unknown, at) => (at === index ? mutate(item, random) : item));
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const names = Object.keys(value);
    const [first, ...rest] = names;
    if (first === undefined || random.chance(0.1)) return { ...value, extra: poison(random) };
    const name = random.pick([first, ...rest]);
    const copy: Record<string, unknown> = { ...value };
    if (random.chance(0.2)) delete copy[name];
    else copy[name] = mutate(copy[name], random);
    return copy;
  }
  return poison(random);
}

function poison(random: Random): unknown {
  return random.pick(poisons)(random);
}
