import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { isLocale } from "@tropa/domain/locale";
import type { Client } from "../../platform/db/database.ts";
import type { RemoteFiles } from "../../platform/files/remote-file.ts";
import { saveFile } from "../../platform/files/uploads.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import { letterLink, ownLocale } from "../../platform/storefronts/storefront.ts";
import { writeFromMessenger } from "../chat/chat.ts";
import type { MessengerAnswer, MessengerHandlers, Refusal } from "../messengers/messengers.ts";
import { toldChats } from "./answer-store.ts";
import { fetchPhoto } from "./messenger-photos.ts";

/** Answers to chats that come from messengers. */
export function createAnswers(
  uploads: Uploads,
  remote: RemoteFiles,
  log: (message: string) => void,
): MessengerHandlers {
  const { config } = uploads.context;

  /** To a letter that is answered, or where one chat alone has been told of. */
  async function answer(client: Client, given: MessengerAnswer): Promise<Refusal | null> {
    const { account, source, externalId, text, fileId, replyTo } = given;
    const told = await toldChats(client, { source, externalId }, replyTo);
    const [chat] = told;
    const isTourist = account.organizerId === null;
    const linkTo = (storefrontId: string, path: string) => {
      const storefront = config.storefronts.of(storefrontId);
      const locale = isLocale(account.language) ? account.language : ownLocale(storefront);
      return letterLink(
        { storefront, locale },
        isTourist ? `/chat${path}` : `/organizer/chats${path}`,
      );
    };
    if (!chat) return { kind: "messengerNotSent", link: linkTo(account.storefront, "") };
    if (told.length > 1)
      return { kind: "messengerWhichChat", link: linkTo(account.storefront, "") };
    const { chatId, messageId: readUpTo, storefront } = chat;
    const { id: accountId, organizerId } = account;
    const isWritten = await writeFromMessenger({ config }, client, {
      accountId,
      organizerId,
      chatId,
      text,
      fileId,
      readUpTo,
    });
    return isWritten ? null : { kind: "messengerNotSent", link: linkTo(storefront, `/${chatId}`) };
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
      // Its sender hears that it was not sent.
      log(`a photo from ${source} was not saved: ${String(error)}`);
      return null;
    }
  }

  return { answer, savePhoto };
}
