import type { MergePreview } from "@tropa/api-contract/staff/calls-people";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { notifyAbsentOwner, ownAccount } from "../../people/accounts/accounts.ts";
import { revokeSessions } from "../../people/sessions/sessions.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import type { By } from "./account-acts.ts";
import { insertAct } from "./account-acts-store.ts";
import * as accounts from "./merged-accounts-store.ts";
import type { ContactKind, MergeableAccount } from "./merged-accounts-store.ts";
import * as store from "./merge-store.ts";
import type { EmailRowsKind, MovedKind, RowsKind } from "./merge-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

const contactKinds: readonly ContactKind[] = ["email", "phone"];
const keysOf = <Kind extends string>(table: Record<Kind, unknown>): Kind[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant are its type's
  Object.keys(table) as Kind[];

const contact = z.object({ value: z.string().nullable(), confirmed_at: z.string().nullable() });
/** What a merge has moved: keys of rows, rows by e-mail, and the contacts of both accounts as they were. */
const movedSchema = z.object({
  rows: z.record(z.string(), z.array(z.string())),
  byEmail: z.record(z.string(), z.array(z.object({ id: z.number(), email: z.string() }))),
  email: z.string().nullable(),
  contacts: z.array(z.object({ kind: z.enum(["email", "phone"]), from: contact, into: contact })),
});
type Moved = z.infer<typeof movedSchema>;

interface Pair {
  from: MergeableAccount;
  into: MergeableAccount;
}

/**
 * Locks the two accounts of a merge. Throws `not_found`, and `conflict` for organizers, staff, blocked and merged accounts,
 * and for one that others were merged into: pointers do not form chains.
 */
async function lockPair(client: Client, from: number, into: number): Promise<Pair> {
  if (from === into) throw new ApiError("conflict");
  const rows = await accounts.lockAccounts(client, [from, into]);
  const pair = {
    from: orNotFound(rows.find(({ id }) => id === from)),
    into: orNotFound(rows.find(({ id }) => id === into)),
  };
  const isFree = ({ kind, is_blocked: isBlocked, merged_into: pointer }: MergeableAccount) =>
    kind === "tourist" && !isBlocked && pointer === null;
  if (!isFree(pair.from) || !isFree(pair.into) || pair.from.has_merged)
    throw new ApiError("conflict");
  return pair;
}

const confirmed = ({ value, confirmed_at: at }: MergeableAccount["email"]) =>
  at === null ? null : value;

/** Moves all that an account has to another one, and returns what was moved. */
async function moveAll(client: Client, { from, into }: Pair): Promise<Moved> {
  const pair = { from: from.id, into: into.id };
  const moved: Moved = { rows: {}, byEmail: {}, email: null, contacts: [] };
  for (const kind of keysOf<RowsKind>(store.rowsByAccount))
    moved.rows[kind] = await store.moveRows(client, kind, pair);
  for (const kind of contactKinds) {
    if (confirmed(from[kind]) === null || confirmed(into[kind]) !== null) continue;
    // A confirmed contact is one account's: the first gives it up before the second has it.
    await accounts.setContact(client, from.id, { kind, ...from[kind], confirmed_at: null });
    await accounts.setContact(client, into.id, { kind, ...from[kind] });
    moved.contacts.push({ kind, from: from[kind], into: into[kind] });
  }
  const emails = { from: confirmed(from.email), into: confirmed(into.email) };
  if (emails.from === null || emails.into === null) return moved;
  moved.email = emails.into;
  for (const kind of keysOf<EmailRowsKind>(store.rowsByEmail))
    moved.byEmail[kind] = await store.readdress(client, kind, {
      from: emails.from,
      into: emails.into,
    });
  return moved;
}

const countsOf = ({ rows, byEmail }: Moved): Record<MovedKind, number> => {
  const count = (kind: RowsKind) => rows[kind]?.length ?? 0;
  const certificates = [...(byEmail.bought ?? []), ...(byEmail.given ?? [])].map(({ id }) => id);
  return {
    bookings: count("bookings"),
    favourites: count("favourites"),
    chats: count("chats"),
    reviews: count("reviews"),
    questions: count("questions"),
    certificates: new Set(certificates).size,
    subscriptions: byEmail.subscriptions?.length ?? 0,
    messengers: count("messengers"),
    passkeys: count("passkeys"),
  };
};

const maskedPerson = ({ id, name, phone, email }: MergeableAccount): MergePreview["other"] => ({
  account_id: id,
  name,
  phone: maskPhone(phone.value ?? ""),
  email: maskEmail(email.value ?? ""),
});

/** Compares what is whole: two contacts may look alike once they are masked. */
function differencesOf(
  from: MergeableAccount,
  into: MergeableAccount,
): MergePreview["differences"] {
  const factsOf = ({ name, phone, email }: MergeableAccount) => ({
    name: name.trim().toLowerCase(),
    phone: phone.value ?? "",
    email: (email.value ?? "").toLowerCase(),
  });
  const [a, b] = [factsOf(from), factsOf(into)];
  return (["name", "phone", "email"] as const).filter(
    (fact) => a[fact] !== "" && b[fact] !== "" && a[fact] !== b[fact],
  );
}

/** Ends a transaction that was only to tell what it would do. */
class Preview extends Error {
  readonly answer: MergePreview;
  constructor(answer: MergePreview) {
    super("preview");
    this.answer = answer;
  }
}

/** Returns what a merge would do: it is done, looked at and rolled back, so that both never differ. Throws as `lockPair`. */
export async function previewMerge(
  { pool }: Context,
  { account_id: intoId, other_id: fromId }: { account_id: number; other_id: number },
  locale: Locale,
): Promise<MergePreview> {
  try {
    return await inTransaction(pool, async (client) => {
      const pair = await lockPair(client, fromId, intoId);
      const moved = await moveAll(client, pair);
      const { from, into } = pair;
      // Its e-mail, if it is still its own.
      const email = moved.email === null ? null : from.email.value;
      const [left, chats] = [
        await store.rowsLeft(client, { from: fromId, email }),
        await store.chatsLeft(client, fromId),
      ];
      throw new Preview({
        own: maskedPerson(into),
        other: maskedPerson(from),
        differences: differencesOf(from, into),
        moves: countsOf(moved),
        contacts: moved.contacts.map(({ kind }) => kind),
        conflicts: {
          ...left,
          chats: chats.map(
            ({ first_name: first, last_name: last }) =>
              [first, last]
                .map((name) => name && localise(name, locale))
                .filter(Boolean)
                .join(" ") || null,
          ),
        },
      });
    });
  } catch (error) {
    if (error instanceof Preview) return error.answer;
    throw error;
  }
}

/** Writes an act down at both accounts. */
async function recordBoth(
  client: Client,
  { actor }: By,
  { ids, act, reason }: { ids: readonly number[]; act: "merged" | "unmerged"; reason: string },
): Promise<void> {
  const call = act === "merged" ? "mergePeople" : "undoMerge";
  for (const accountId of ids) {
    await insertAct(client, { accountId, act, reason, staffId: actor.accountId });
    await recordAct(client, actor, call, ["account", accountId]);
  }
}

/** Tells the owners of both accounts, at the contacts that they have now. */
async function notifyBoth(
  context: Context,
  client: Client,
  ids: readonly number[],
  kind: "accountsMerged" | "mergeUndone",
): Promise<void> {
  for (const id of ids)
    await notifyAbsentOwner(context, client, await ownAccount(client, id), kind);
}

/**
 * Merges an account into another one of the same person: what it has moves, its sessions end, and it points there from now
 * on. Idempotent by key. Throws as `lockPair`.
 */
export async function mergePeople(
  context: Context,
  by: By,
  body: { account_id: number; other_id: number; reason: string },
): Promise<void> {
  const { account_id: intoId, other_id: fromId, reason } = body;
  const content = { actor: by.actor.accountId, ...body };
  await inTransaction(context.pool, (client) =>
    onceForKey(client, { call: "mergePeople", key: by.key, content }, async () => {
      const pair = await lockPair(client, fromId, intoId);
      // Contacts move, too.
      await notifyBoth(context, client, [fromId, intoId], "accountsMerged");
      const moved = await moveAll(client, pair);
      await accounts.setMergedInto(client, fromId, intoId);
      await revokeSessions(client, fromId);
      const staffId = by.actor.accountId;
      await accounts.insertMerge(client, { from: fromId, into: intoId, staffId, moved });
      await recordBoth(client, by, { ids: [fromId, intoId], act: "merged", reason });
      return intoId;
    }),
  );
}

/**
 * Gives a merged account back what had moved and is still where it went. Ends the sessions of both: whoever signed in
 * meanwhile may be either person. Idempotent by key. Throws `conflict` after a day.
 */
export async function undoMerge(
  context: Context,
  by: By,
  body: { account_id: number; reason: string },
): Promise<void> {
  const { account_id: from, reason } = body;
  const content = { actor: by.actor.accountId, ...body };
  await inTransaction(context.pool, (client) =>
    onceForKey(client, { call: "undoMerge", key: by.key, content }, async () => {
      const merge = await accounts.takeMerge(client, from);
      if (!merge) throw new ApiError("conflict");
      const { into } = merge;
      const [first, second] = await accounts.lockAccounts(client, [from, into]);
      const now = first?.id === into ? first : second;
      const moved = movedSchema.parse(merge.moved);
      for (const kind of keysOf<EmailRowsKind>(store.rowsByEmail))
        await store.readdressBack(client, kind, {
          rows: moved.byEmail[kind] ?? [],
          into: moved.email ?? "",
        });
      for (const { kind, ...was } of moved.contacts) {
        // Another contact that the person has set meanwhile is theirs.
        if (now?.[kind].value === was.from.value)
          await accounts.setContact(client, into, { kind, ...was.into });
        await accounts.setContact(client, from, { kind, ...was.from });
      }
      for (const kind of keysOf<RowsKind>(store.rowsByAccount))
        await store.returnRows(client, kind, { from, into, keys: moved.rows[kind] ?? [] });
      await accounts.setMergedInto(client, from, null);
      await revokeSessions(client, from);
      await revokeSessions(client, into);
      await notifyBoth(context, client, [from, into], "mergeUndone");
      await recordBoth(client, by, { ids: [from, into], act: "unmerged", reason });
      return from;
    }),
  );
}
