import { createHash, randomUUID } from "node:crypto";
import { bookingActCases } from "./booking-acts.ts";
import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

async function alert(world: World): Promise<number> {
  return world.id(
    "INSERT INTO payment_alert (reason, details) VALUES ('wrong_amount', gen_random_uuid()::text) RETURNING id",
  );
}

/** A letter that its gateway has refused. */
async function failedLetter(world: World): Promise<number> {
  return world.id(
    `INSERT INTO outbox (channel, recipient, subject, body, kind, tries, last_error)
     VALUES ('email', 'nobody@example.org', 'Бронирование', 'Текст', 'bookingConfirmed', 3, '550 no such mailbox')
     RETURNING id`,
  );
}

/** A help request of somebody with an e-mail address, as a task. */
async function task(world: World): Promise<number> {
  return world.id(
    `WITH request AS (
       INSERT INTO help_request (type, name, email, comment, region, locale, storefront)
       VALUES ('common_help', 'Ирина', 'irina@example.org', 'Куда поехать?', 'other', 'ru', 'ru') RETURNING id)
     INSERT INTO task (kind, subject_id, due_at) SELECT 'help_request', id, now() FROM request RETURNING id`,
  );
}

/** A chat of the world's tourist with support. */
async function supportChat(world: World): Promise<number> {
  const { tourist } = world.people;
  const id = await world.id(
    `INSERT INTO chat (account_id, storefront) VALUES ($1, 'ru')
     ON CONFLICT ON CONSTRAINT chat_of_pair DO UPDATE SET updated_at = now() RETURNING id`,
    tourist.accountId,
  );
  await world.platform.rows(
    `WITH said AS (
       INSERT INTO chat_message (chat_id, side, author_id, body) VALUES ($1, 'tourist', $2, 'Помогите') RETURNING id),
     waits AS (INSERT INTO support_chat (chat_id, waiting_since) VALUES ($1, now())
               ON CONFLICT (chat_id) DO UPDATE SET closed_at = NULL, closed_by = NULL, assignee_id = NULL)
     UPDATE chat SET last_message_id = said.id FROM said WHERE chat.id = $1`,
    id,
    tourist.accountId,
  );
  return id;
}

/** A role without rights, so that everybody may give it. */
const role = (world: World): Promise<number> =>
  world.id(
    "INSERT INTO staff_role (name, rights) VALUES (gen_random_uuid()::text, '{}') RETURNING id",
  );

const member = (world: World): Promise<number> =>
  world.id(
    `INSERT INTO account (email, email_confirmed_at, storefront, is_staff)
     VALUES (gen_random_uuid() || '@tropa.example', now(), 'ru', true) RETURNING id`,
  );

async function invitation(world: World): Promise<{ id: number; token: string }> {
  const token = randomUUID();
  const id = await world.id(
    `INSERT INTO staff_invitation (email, token_hash, expires_at)
     VALUES (gen_random_uuid() || '@tropa.example', $1, now() + interval '1 hour') RETURNING id`,
    createHash("sha256").update(token).digest(),
  );
  return { id, token };
}

/** The team, its roles and invitations. */
const teamCases: readonly AccessCase[] = [
  ...callsWithoutOwner("staffTeam"),
  {
    call: "saveStaffRole",
    input: () => ({ body: { role: null, name: randomUUID(), rights: ["team.look"], reason } }),
  },
  {
    call: "deleteStaffRole",
    input: async (world) => ({ body: { id: await role(world), version: 1, reason } }),
  },
  ...(["giveStaffRole", "takeStaffRole"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({
      body: { account_id: await member(world), role_id: await role(world), reason },
    }),
  })),
  ...(["endStaffSessions", "removeStaff"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({ body: { account_id: await member(world), reason } }),
  })),
  {
    call: "inviteStaff",
    input: async (world) => ({
      body: { email: `${randomUUID()}@tropa.example`, role_ids: [await role(world)], reason },
    }),
  },
  {
    call: "withdrawStaffInvitation",
    input: async (world) => ({ body: { id: (await invitation(world)).id, reason } }),
  },
  {
    call: "staffInvitation",
    input: async (world) => ({ body: { token: (await invitation(world)).token } }),
  },
  {
    call: "acceptStaffInvitation",
    input: async (world) => ({
      body: {
        token: (await invitation(world)).token,
        password: "a long password",
        first_name: "Anna",
        last_name: "Volkova",
      },
    }),
  },
];
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

/** The staff's desk. */
export const deskCases: readonly AccessCase[] = [
  ...callsWithoutOwner(
    "staffDesk",
    "supportChats",
    "tasks",
    "answerTemplates",
    "messagesToModerate",
    "frozenChats",
    "paymentAlerts",
    "failedLetters",
    "organizerContracts",
    "auditLog",
    "auditLogCsv",
  ),
  ...(["staffNumbers", "numbersCsv"] as const).map((call): AccessCase => ({
    call,
    input: () => ({ query: { from: "2026-01-01", to: "2026-01-31", table: "days" } }),
  })),
  {
    call: "staffSearch",
    input: async (world) => ({ query: { q: String((await world.booking()).id) } }),
  },
  ...(["staffBooking", "bookingContacts"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({ query: { id: String((await world.booking()).id) } }),
  })),
  ...bookingActCases,
  {
    call: "addBookingNote",
    input: async (world) => ({ body: { id: (await world.booking()).id, text: "Rang twice" } }),
  },
  ...(["task", "taskContacts"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({ query: { id: String(await task(world)) } }),
  })),
  {
    call: "assignTasks",
    input: async (world) => ({
      body: {
        items: [{ id: await task(world), from: null }],
        to: world.people.staff.accountId,
      },
    }),
  },
  {
    call: "setTaskStates",
    input: async (world) => ({
      body: {
        items: [{ id: await task(world), from: "new" }],
        to: "lost",
        reason: "Rang twice",
      },
    }),
  },
  {
    call: "addTaskNote",
    input: async (world) => ({ body: { id: await task(world), text: "Rang twice" } }),
  },
  {
    call: "answerTask",
    input: async (world) => ({
      body: { id: await task(world), channel: "email", text: "Try Baikal" },
    }),
  },
  {
    call: "saveAnswerTemplate",
    input: () => ({
      body: {
        id: null,
        version: 0,
        kind: "complaint",
        name: "Sorry",
        texts: { en: "Sorry, {name}" },
      },
    }),
  },
  {
    call: "supportChatState",
    input: async (world) => ({ query: { chat_id: String(await supportChat(world)) } }),
  },
  {
    call: "assignSupportChat",
    input: async (world) => ({
      body: { chat_id: await supportChat(world), from: null, to: world.people.staff.accountId },
    }),
  },
  {
    call: "closeSupportChat",
    input: async (world) => ({
      body: { chat_id: await supportChat(world), last_message_id: 2_147_483_647 },
    }),
  },
  {
    call: "passMessage",
    input: async (world) => ({ body: { message_id: (await world.chat()).messageId } }),
  },
  {
    call: "resolvePaymentAlert",
    input: async (world) => ({ body: { id: await alert(world), is_resolved: true } }),
  },
  {
    call: "sendLetterTo",
    input: async (world) => {
      const id = await failedLetter(world);
      await world.platform.rows(
        "UPDATE outbox SET booking_id = $2 WHERE id = $1",
        id,
        (await world.booking()).id,
      );
      return { body: { id, email: "right@example.org" } };
    },
  },
  {
    call: "resendLetter",
    input: async (world) => ({ body: { id: await failedLetter(world) } }),
  },
  ...teamCases,
  ...(["staffPerson", "personContacts", "personEnd"] as const).map((call): AccessCase => ({
    call,
    input: ({ people }) => ({ query: { account_id: String(people.tourist.accountId) } }),
  })),
  {
    call: "addPersonNote",
    input: async (world) => ({ body: { account_id: await tourist(world), text: "Rang twice" } }),
  },
  ...(["signPersonOut", "exportPerson", "endPerson"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({ body: { account_id: await tourist(world), reason } }),
  })),
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
