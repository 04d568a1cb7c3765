import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

const reason = "Asked for it by phone";

/** A new tourist, whom nobody else of the world needs. */
const tourist = async (world: World) => (await world.platform.person("tourist")).accountId;

async function blockedTourist(world: World): Promise<number> {
  const id = await tourist(world);
  await world.platform.rows("UPDATE account SET blocked_at = now() WHERE id = $1", id);
  return id;
}

async function mergedTourist(world: World): Promise<number> {
  const [from, into] = [await tourist(world), await tourist(world)];
  await world.platform.rows(
    `WITH pointer AS (UPDATE account SET merged_into = $2 WHERE id = $1)
     INSERT INTO account_merge (from_id, into_id, moved)
     VALUES ($1, $2, '{"rows": {}, "byEmail": {}, "email": null, "contacts": []}')`,
    from,
    into,
  );
  return from;
}

/** The staff's card of a person, and what they do to the account. */
export const peopleCases: readonly AccessCase[] = [
  ...(["staffPerson", "personContacts"] as const).map((call): AccessCase => ({
    call,
    input: ({ people }) => ({ query: { account_id: String(people.tourist.accountId) } }),
  })),
  {
    call: "addPersonNote",
    input: async (world) => ({ body: { account_id: await tourist(world), text: "Rang twice" } }),
  },
  {
    call: "signPersonOut",
    input: async (world) => ({ body: { account_id: await tourist(world), reason } }),
  },
  {
    call: "blockPerson",
    input: async (world) => ({
      body: { account_id: await tourist(world), reason, with_contacts: true },
    }),
  },
  {
    call: "unblockPerson",
    input: async (world) => ({ body: { account_id: await blockedTourist(world), reason } }),
  },
  {
    call: "mergePreview",
    input: async (world) => ({
      query: { account_id: String(await tourist(world)), other_id: String(await tourist(world)) },
    }),
  },
  {
    call: "mergePeople",
    input: async (world) => ({
      body: { account_id: await tourist(world), other_id: await tourist(world), reason },
    }),
  },
  {
    call: "undoMerge",
    input: async (world) => ({ body: { account_id: await mergedTourist(world), reason } }),
  },
];
