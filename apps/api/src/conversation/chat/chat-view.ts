import { localisedName } from "@tropa/domain/people/full-name";
import type { Chat, ChatMessage, ChatSide } from "@tropa/api-contract/conversation/chat";
import { messageTypes, sendStatuses } from "@tropa/domain/conversation/chat-message";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { previewLink, uploadedImageTemplate } from "../../platform/files/file-links.ts";
import type { SigningConfig } from "../../platform/files/file-links.ts";
import { isOpenFor } from "./chat-access.ts";
import type { ChatRow } from "./chat-store.ts";
import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { maskContacts, maskFileName } from "./contact-mask.ts";
import { messagesById } from "./message-store.ts";
import type { MessageRow } from "./message-store.ts";

/** Placeholder colour of uploaded photos, whose own is unknown until they are decoded. */
const photoColour = "#b8c4c8";

/** Viewer of a chat: one of its sides, or staff who read it. */
export interface Reader {
  side: ChatSide | null;
  locale: Locale;
  storefronts: Storefronts;
}

/** Settings for showing a message. */
export interface MessageLook {
  /** Signs links to previews; without it, as in stored events, there are none. */
  signing?: SigningConfig;
  /** Mask the other side's contacts. */
  hidesContacts: boolean;
}

/**
 * Whether the other side's contacts are masked: until a booking is prepaid, on storefronts that require it. Never for
 * support chats or for staff.
 */
export function hidesContacts(
  { organizer_id: organizerId, is_prepaid: isPrepaid, storefront }: ChatRow,
  side: ChatSide | null,
  storefronts: Storefronts,
): boolean {
  const isParty = organizerId !== null && (side === "tourist" || side === "organizer");
  return isParty && !isPrepaid && storefronts.of(storefront).features.contactsHidden;
}

/** Converts a message to the API's answer for one side; contacts are masked if `look` hides them. */
export function messageView(
  row: MessageRow,
  side: ChatSide | null,
  look: MessageLook,
): ChatMessage {
  const isOwn = row.side === side;
  const isHidden = look.hidesContacts && !isOwn;
  const text = isHidden ? maskContacts(row.body) : row.body;
  return {
    id: row.id,
    chat_id: row.chat_id,
    type: isOwn ? messageTypes.output : messageTypes.input,
    side: row.side,
    author:
      row.author_id === null ? null : { account_id: row.author_id, name: row.author_name ?? "" },
    text,
    // Staff reading a chat of others get no previews: opening a file is logged.
    attachment: attachmentView(
      row,
      shownFileName(row, side, look),
      side === null ? undefined : look.signing,
    ),
    tour_id: row.tour_id,
    // Every message that the server has was sent successfully.
    sending_status: sendStatuses.success,
    is_read: row.is_read,
    is_moderated: row.is_moderated,
    has_hidden_contacts: isHidden && hasContacts(row),
    is_deleted: row.is_deleted,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  };
}

/** Whether something in a message looks like a contact. */
export const hasContacts = ({ body, file_name: fileName }: MessageRow): boolean =>
  maskContacts(body) !== body || (fileName !== null && maskFileName(fileName) !== fileName);

/** Returns the file name that a side sees. A name hidden by staff stays hidden from all but its sender. */
export function shownFileName(row: MessageRow, side: ChatSide | null, look: MessageLook): string {
  const name = row.file_name ?? "";
  const isHidden = (look.hidesContacts || row.is_moderated) && row.side !== side;
  return isHidden ? maskFileName(name) : name;
}

function attachmentView(
  row: MessageRow,
  name: string,
  signing?: SigningConfig,
): ChatMessage["attachment"] {
  if (row.attachment_status === null || row.is_deleted) return null;
  if (row.file_id === null) return { status: "removed", file: null };
  return {
    status: row.attachment_status,
    file: {
      id: row.file_id,
      name,
      media_type: row.file_media_type ?? "application/octet-stream",
      byte_size: row.file_byte_size ?? 0,
      preview: signing ? previewLink(signing, row.file_uuid, row.file_media_type) : null,
    },
  };
}

export function organizerName(row: ChatRow, locale: Locale): string {
  return localisedName(
    { first_name: row.organizer_first_name, last_name: row.organizer_last_name },
    locale,
  );
}

function touristPhoto({
  tourist_photo: uuid,
  tourist_name: alt,
}: ChatRow): Chat["tourist"]["photo"] {
  return uuid === null ? null : { image: uploadedImageTemplate(uuid), alt, color: photoColour };
}

function hostView(row: ChatRow, locale: Locale): Chat["host"] {
  const name = organizerName(row, locale);
  return {
    organizer_id: row.organizer_id,
    name,
    photo: row.organizer_photo === null ? null : pictureOf(row.organizer_photo, name),
  };
}

function tourView(row: ChatRow, locale: Locale): Chat["tour"] {
  if (row.tour_id === null || row.tour_title === null) return null;
  const title = localise(row.tour_title, locale);
  return {
    id: row.tour_id,
    title,
    slug: row.tour_slug ?? "",
    image: row.tour_image === null ? null : pictureOf(row.tour_image, title),
  };
}

/** Returns the number of unread messages of the tourist, or of the other side. */
export function unreadOf(row: ChatRow, side: ChatSide | null): number {
  return side === "tourist" ? row.tourist_unread : row.host_unread;
}

export function chatView(
  row: ChatRow,
  last: MessageRow | null,
  { side, locale, storefronts }: Reader,
): Chat {
  return {
    id: row.id,
    kind: row.organizer_id === null ? "support" : "organizer",
    own_side: side,
    tourist: { organizer_id: null, name: row.tourist_name, photo: touristPhoto(row) },
    host: hostView(row, locale),
    tour: tourView(row, locale),
    last_message:
      last && messageView(last, side, { hidesContacts: hidesContacts(row, side, storefronts) }),
    unread_count: unreadOf(row, side),
    is_frozen: row.is_frozen,
    can_write: isOpenFor(side, row.is_frozen),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Views of chats with their last messages, read in one query. */
export async function chatViews(
  client: Queryable,
  rows: readonly ChatRow[],
  readerOf: (row: ChatRow) => Reader,
): Promise<Chat[]> {
  const ids = rows.map((row) => row.last_message_id).filter((id) => id !== null);
  const last = await messagesById(client, ids);
  return rows.map((row) =>
    chatView(row, last.get(row.last_message_id ?? 0) ?? null, readerOf(row)),
  );
}
