import type { ChatAccess } from "@tropa/domain/people/permissions";
import type { Queryable } from "../../platform/db/database.ts";

/** Returns the owners of a chat, for permission checks outside the chat module; null if there is no such chat. */
export async function findChatOwners(
  client: Queryable,
  chatId: number,
): Promise<ChatAccess | null> {
  const { rows } = await client.query<{
    account_id: number;
    organizer_id: number | null;
    is_frozen: boolean;
  }>(
    "SELECT account_id, organizer_id, frozen_at IS NOT NULL AS is_frozen FROM chat WHERE id = $1",
    [chatId],
  );
  const [row] = rows;
  return row
    ? { touristId: row.account_id, organizerId: row.organizer_id, isFrozen: row.is_frozen }
    : null;
}
