import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { isLocale } from "@tropa/domain/locale";
import type { Client } from "../../platform/db/database.ts";
import type { RemoteFiles } from "../../platform/files/remote-file.ts";
import { saveFile } from "../../platform/files/uploads.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import { letterLink, ownLocale } from "../../platform/storefronts/storefront.ts";
import { editFromMessenger, writeFromMessenger } from "../chat/chat.ts";
import type {
  ConnectedAccount,
  MessengerAnswer,
  MessengerEdit,
  MessengerHandlers,
  Refusal,
} from "../messengers/messengers.ts";
import { findMessengerMessage, insertMessengerMessage, notifiedChats } from "./answer-store.ts";
import { fetchPhoto } from "./messenger-photos.ts";

/** Creates the handlers that write answers from messengers into chats. */
export function createAnswers(
  uploads: Uploads,
  remote: RemoteFiles,
  log: (message: string) => void,
): MessengerHandlers {
  const { config } = uploads.context;

  function linkTo(account: ConnectedAccount, storefrontId: string, path: string): string {
    const storefront = config.storefronts.of(storefrontId);
    const locale = isLocale(account.language) ? account.language : ownLocale(storefront);
    const chats = account.organizerId === null ? "/chat" : "/organizer/chats";
    return letterLink({ storefront, locale }, `${chats}${path}`);
  }

  /** Writes to the chat of the notice replied to; without one, to the only chat that the person was notified of. */
  async function answer(client: Client, given: MessengerAnswer): Promise<Refusal | null> {
    const { account, source, externalId, text, fileId, replyTo, messageId } = given;
    const chats = await notifiedChats(client, { source, personId: externalId }, replyTo);
    const [chat] = chats;
    if (!chat) return { kind: "messengerNotSent", link: linkTo(account, account.storefront, "") };
    if (chats.length > 1)
      return { kind: "messengerWhichChat", link: linkTo(account, account.storefront, "") };
    const { chatId, messageId: readUpTo, storefront } = chat;
    const { id: accountId, organizerId } = account;
    const chatMessageId = await writeFromMessenger({ config }, client, {
      accountId,
      organizerId,
      chatId,
      text,
      fileId,
      readUpTo,
    });
    if (chatMessageId === null)
      return { kind: "messengerNotSent", link: linkTo(account, storefront, `/${chatId}`) };
    if (messageId !== null)
      await insertMessengerMessage(client, {
        source,
        personId: externalId,
        messengerMessageId: messageId,
        chatMessageId,
      });
    return null;
  }

  async function edit(client: Client, given: MessengerEdit): Promise<Refusal | "unknown" | null> {
    const { account, source, externalId, text, messageId } = given;
    const message =
      messageId === null
        ? null
        : await findMessengerMessage(client, {
            source,
            personId: externalId,
            messengerMessageId: messageId,
          });
    if (!message) return "unknown";
    const { chatMessageId, chatId, storefront } = message;
    const { id: accountId, organizerId } = account;
    const isEdited = await editFromMessenger({ config }, client, {
      accountId,
      organizerId,
      messageId: chatMessageId,
      text,
    });
    return isEdited
      ? null
      : { kind: "messengerNotEdited", link: linkTo(account, storefront, `/${chatId}`) };
  }

  async function savePhoto(
    photo: string,
    source: MessengerSource,
    accountId: number,
  ): Promise<number | null> {
    try {
      const fetched = await fetchPhoto(config, remote, { photo, source });
      if (!fetched) return null;
      try {
        const { id } = await saveFile(uploads, fetched.file, {
          kind: "file",
          bucket: "files",
          isPublic: false,
          accountId,
        });
        return id;
      } finally {
        await fetched.discard();
      }
    } catch (error) {
      // The sender is told that it was not sent.
      log(`a photo from ${source} was not saved: ${String(error)}`);
      return null;
    }
  }

  return { answer, edit, savePhoto };
}
