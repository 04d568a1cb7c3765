import { z } from "zod/mini";
import type { Schema } from "../../src/server/reference/openapi-types.ts";
import type { Random } from "@tropa/demo/random";

const words = ["Алтай", "Anna", "+79031234567", "a@example.org", "1", "2026-12-24", "tour-1", "0"];
const formats: Record<string, string> = {
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  uri: "https://example.org/a.jpg",
  email: "anna@example.org",
  "date-time": "2026-12-24T10:00:00.000Z",
  date: "2026-12-24",
};

/** The JSON Schema of a call's input; checks by code have no JSON form and are left out. */
export function schemaOf(type: z.ZodMiniType): Schema {
  return z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema;
}

/** A value that matches the schema, usually; checks by code are ignored. */
export function sample(schema: Schema, random: Random, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  const [first, ...rest] = schema.enum ?? [];
  if (first !== undefined) return random.pick([first, ...rest]);
  const [branch, ...branches] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch) return sample(random.pick([branch, ...branches]), random, depth);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => sample(part, random, depth)));
  switch (schema.type) {
    case "object":
      return sampleObject(schema, random, depth);
    case "array": {
      const items = typeof schema.items === "object" ? schema.items : {};
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.int(0, 2)) }, () =>
        sample(items, random, depth + 1),
      );
    }
    case "integer":
    case "number":
      return sampleNumber(schema, random);
    case "boolean":
      return random.chance(0.7);
    case "null":
      return null;
    case "string":
      return sampleString(schema, random);
    default:
      return random.pick(["1", "text", "0"]);
  }
}

function sampleObject(schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) === true;
    if (isNeeded || (depth < 4 && random.chance(0.5)))
      values[name] = sample(property, random, depth + 1);
  }
  if (typeof schema.additionalProperties === "object" && random.chance(0.6))
    values[random.pick(["page", "priceMin", "countries", "sort", "slug", "key"])] = sample(
      schema.additionalProperties,
      random,
      depth + 1,
    );
  return values;
}

function sampleNumber({ minimum = 0, maximum = 2_147_483_647 }: Schema, random: Random): number {
  const low = Math.max(minimum, -1_000_000);
  // Small numbers are existing ids.
  const span = Math.min(maximum - low, random.chance(0.8) ? 300 : 2_000_000_000);
  return random.int(low, low + Math.max(0, span));
}

function sampleString(schema: Schema, random: Random): string {
  if (schema.format && formats[schema.format]) return formats[schema.format] ?? "";
  if (schema.pattern && /\\d|0-9/.test(schema.pattern)) return String(random.int(1, 300));
  const [word = "text", ...others] = words;
  const text = random.pick([word, ...others]);
  return text.padEnd(schema.minLength ?? 0, "x").slice(0, schema.maxLength ?? 100);
}
