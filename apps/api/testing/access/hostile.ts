import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ApiClient } from "@tropa/api-client/client";
import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import { organizerCreateCall } from "@tropa/api-contract/organizers/calls-organizer-forms";
import { randomUUID } from "node:crypto";
import { z } from "zod/mini";
import type { Person } from "../platform.ts";
import { severalAtOnce } from "./at-once.ts";
import type { AccessCase, CallInput } from "./cases/cases.ts";
import { isIdentifierField } from "./identifiers.ts";
import { keyCalls } from "./keys.ts";
import type { World } from "./world.ts";

type Part = "query" | "body";
type Value = string | number;

/** A place in a call's input that holds, or could hold, an identifier. */
interface Place {
  part: Part;
  path: readonly (string | number)[];
}

/** An id that does not exist, for comparing answers. */
const nobodysNumber = 999_999_937;
/** An organizer who owns nothing but a record. Whatever an identifier opens to them belongs to somebody else. */
export async function newHostileOrganizer(world: World): Promise<Person> {
  const person = await world.platform.person("otherTourist");
  const { email } = await world.row<{ email: string }>(
    "SELECT email FROM account WHERE id = $1",
    person.accountId,
  );
  await world.platform.client(world.people.staff).call(organizerCreateCall, {
    body: {
      title: "Без туров",
      first_name: { ru: "Глеб" },
      last_name: { ru: "Чужой" },
      email: "nothing@tropa.example",
      phone: "+79000000009",
      city_id: 1,
      owner: email,
    },
  });
  return { ...person, role: "otherOrganizer" };
}

function placesIn(part: Part, value: unknown, path: Place["path"] = []): Place[] {
  const name = path.findLast((step) => typeof step === "string");
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => placesIn(part, item, [...path, index]));
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([key, item]) => placesIn(part, item, [...path, key]));
  const isOne = typeof value === "string" || typeof value === "number";
  return isOne && name !== undefined && isIdentifierField(name) ? [{ part, path }] : [];
}

const shapeOf = (schema: z.ZodMiniType | undefined): Record<string, z.core.$ZodType> =>
  schema instanceof z.ZodMiniObject ? schema.shape : {};

/** Places with identifiers in an input, and optional ones that the contract allows. */
function placesOf(endpoint: Endpoint, input: CallInput): Place[] {
  return (["query", "body"] as const).flatMap((part) => {
    const given = placesIn(part, input[part]);
    const more = Object.keys(shapeOf(endpoint[part]))
      .filter((name) => isIdentifierField(name) && !given.some(({ path }) => path[0] === name))
      .map((name): Place => ({ part, path: [name] }));
    return [...given, ...more];
  });
}

function written(target: unknown, [step, ...rest]: Place["path"], value: Value): unknown {
  if (step === undefined) return value;
  if (Array.isArray(target))
    return target.map((item: unknown, index) =>
      index === step ? written(item, rest, value) : item,
    );
  const object = { ...(target as Record<string, unknown> | undefined) };
  return { ...object, [step]: written(object[step], rest, value) };
}

/** The input with another identifier at a place; null if the contract rejects it there. */
function withValue(
  endpoint: Endpoint,
  input: CallInput,
  { part, path }: Place,
  value: Value,
): CallInput | null {
  const next = written(input[part], path, part === "query" ? String(value) : value);
  const schema = endpoint[part];
  return schema?.safeParse(next).success ? { ...input, [part]: next as object } : null;
}

const isKey = ({ part, path }: Place, key: { part: Part; field: string }): boolean =>
  part === key.part && path[0] === key.field;

/** The result of a call: its answer, or the status of its refusal. */
async function outcome(
  client: ApiClient,
  endpoint: Endpoint,
  { query, body, file }: CallInput,
): Promise<{ answer: string } | { status: number | string }> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cases of all calls have no common type
    const answer: unknown = await client.call(endpoint, { query, body, file } as never);
    return { answer: JSON.stringify(answer) ?? "" };
  } catch (error) {
    if (!isApiClientError(error)) throw error;
    return error.kind === "redirect" ? { answer: "sent on" } : { status: error.status };
  }
}

const refusals = new Set<number | string>([400, 403, 404, 409, 422]);

/**
 * Tries all identifiers that other roles were given, as somebody who owns nothing. Returns what they open: call, place
 * and value. Answers equal to the answer for an unknown id are no leak.
 */
export async function findLeaks(
  world: World,
  person: Person,
  {
    access,
    endpoint,
    values,
  }: { access: AccessCase; endpoint: Endpoint; values: readonly Value[] },
): Promise<string[]> {
  const input = (await access.input?.(world, person)) ?? {};
  const client = world.platform.client(person, "ru", input.storefront);
  const found: string[] = [];
  for (const place of placesOf(endpoint, input)) {
    // Keys may be used by anyone who has them; `keys.ts` says who may be given one.
    if (
      keyCalls.some(
        ({ call, part, field }) => isKey(place, { part, field }) && call === access.call,
      )
    )
      continue;
    const name = `${access.call}: ${place.part}.${place.path.join(".")}`;
    const nothing = new Map<string, string | null>();
    const ofNothing = async (value: Value) => {
      const isNumber = /^\d+$/.test(String(value));
      const kind = isNumber ? "number" : "text";
      if (!nothing.has(kind)) {
        const other = isNumber ? nobodysNumber : randomUUID();
        const asked = withValue(endpoint, input, place, other);
        const result = asked && (await outcome(client, endpoint, asked));
        nothing.set(kind, result && "answer" in result ? result.answer : null);
      }
      return nothing.get(kind);
    };
    const tries = values.flatMap((value) => {
      const asked = withValue(endpoint, input, place, value);
      return asked ? [{ value, asked }] : [];
    });
    const results = await severalAtOnce(tries, async ({ value, asked }) => {
      const result = await outcome(client, endpoint, asked);
      if ("status" in result)
        return refusals.has(result.status) ? [] : [`${name} = ${value}: ${result.status}`];
      return result.answer === (await ofNothing(value)) ? [] : [`${name} = ${value}`];
    });
    found.push(...results.flat());
  }
  return found;
}
