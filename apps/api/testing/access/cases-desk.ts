import { plain } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "./world.ts";

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

/** The staff's desk. */
export const deskCases: readonly AccessCase[] = [
  ...plain(
    "staffDesk",
    "messagesToModerate",
    "paymentAlerts",
    "failedLetters",
    "organizerContracts",
    "auditLog",
  ),
  {
    call: "passMessage",
    input: async (world) => ({ body: { message_id: (await world.chat()).messageId } }),
  },
  {
    call: "resolvePaymentAlert",
    input: async (world) => ({ body: { id: await alert(world), is_resolved: true } }),
  },
  {
    call: "resendLetter",
    input: async (world) => ({ body: { id: await failedLetter(world) } }),
  },
];
