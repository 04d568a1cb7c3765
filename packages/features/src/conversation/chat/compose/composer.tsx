import { isComposing } from "@tropa/domain/forms/is-composing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { editMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { messageLength } from "@tropa/api-contract/conversation/chat";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { Icon } from "@tropa/ui-kit/icon";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import type { ClipboardEvent, DragEvent, KeyboardEvent } from "react";
import { askForProfile } from "../../../people/after-sign-in/ask-for-profile.ts";
import { callApi } from "../../../platform/api/browser-api.ts";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { draftOf, keepDraft } from "../../sending/drafts.ts";
import { ownSendQueue } from "../../sending/own-send-queue.ts";
import { replaceMessage } from "../../realtime/apply-event.ts";
import { useChatFrame } from "../common/chat-frame.ts";
import styles from "./composer.module.css";
import { Files } from "./files.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import type { ReplyKind } from "./quick-replies.tsx";
import { useFiles } from "./use-files.ts";
import type { ChosenFiles } from "./use-files.ts";

interface ComposerProps {
  chat: Chat;
  /** The newest known message. */
  afterId: number;
  /** Quick replies to offer; null for none. */
  replies: ReplyKind | null;
  /** The message being edited; null when writing a new one. */
  edited: ChatMessage | null;
  onEditEnd: () => void;
}

/** Length from which the number of remaining characters is shown. */
const nearLength = messageLength - 500;

/** Whether Enter sends; on touch screens it starts a new line instead. */
const sendsByKey = () => window.matchMedia("(hover: hover)").matches;

/** Form for writing a message. Each chat keeps a draft; chosen files wait while a message is edited. */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation("chat");
  const files = useFiles();
  const { chat, edited } = props;
  const [hasFocus, setHasFocus] = useState(false);
  // Starting an edit moves the focus here, and it stays after the edit ends.
  if (edited && !hasFocus) setHasFocus(true);
  if (chat.can_write) {
    const key = edited?.id ?? "new";
    return <WritableComposer key={key} {...props} files={files} hasFocus={hasFocus} />;
  }
  return (
    <p className={styles.closed}>
      <Icon name="lock" size={18} />
      {chat.is_frozen ? t("frozen.text") : t("readOnly")}
    </p>
  );
}

function useEdit() {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { message_id: number; message: string }) =>
      callApi(storefront, editMessageCall, { body: change }),
    onSuccess: (message) => replaceMessage(client, message),
    // Keeps what was typed.
    onError: (error) => toastFailure(error, t("failed.edit")),
  });
}

function WritableComposer({
  chat,
  afterId,
  replies,
  edited,
  onEditEnd,
  files,
  hasFocus,
}: ComposerProps & { files: ChosenFiles; hasFocus: boolean }) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { profile, organizerId } = useChatFrame();
  const [text, setText] = useState(() => edited?.text ?? draftOf(profile.id, chat.id));
  const edit = useEdit();
  const message = text.trim();
  const canSend = edited
    ? message !== ""
    : !files.isBusy && (message !== "" || files.done.length > 0);

  const write = (next: string) => {
    setText(next);
    if (!edited) keepDraft(profile.id, chat.id, next);
  };
  const deliver = () => {
    const common = { accountId: profile.id, chatId: chat.id, afterId };
    const queue = ownSendQueue(storefront);
    // The text is sent with the first file.
    const [first = null, ...others] = files.done;
    queue.add({ ...common, text: message, file: first });
    for (const file of others) queue.add({ ...common, text: "", file });
    files.clearDone();
    write("");
  };
  const send = () => {
    if (!canSend || edit.isPending) return;
    if (edited) {
      if (message === edited.text) onEditEnd();
      else {
        // A callback of `mutate` runs only while this is mounted: a late answer must not end the edit of another
        // message.
        edit.mutate({ message_id: edited.id, message }, { onSuccess: onEditEnd });
      }
      return;
    }
    // Organizers and staff have names already, and offline there is nothing to ask with.
    const isAsked = organizerId === null && !profile.is_admin_auth && navigator.onLine;
    if (!isAsked || !askForProfile("message", deliver)) deliver();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape" && edited) onEditEnd();
    const isSend = event.key === "Enter" && !event.shiftKey;
    if (!isSend || !sendsByKey()) return;
    event.preventDefault();
    send();
  };
  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer | null) => {
    const given = edited ? [] : Array.from(transfer?.files ?? []);
    if (given.length === 0) return;
    event.preventDefault();
    files.add(given);
  };
  return (
    // Files can be dropped anywhere on the form; keyboard users have the button beside the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.root}
      aria-label={t("write")}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {edited && (
        <p className={styles.editing}>
          <Icon name="edit" size={18} />
          <span>{t("editing")}</span>
          <IconButton icon="close" size="sm" label={t("cancelEdit")} onClick={onEditEnd} />
        </p>
      )}
      {!edited && files.isOpen && (
        <div className={styles.files}>
          <Files files={files} />
        </div>
      )}
      {replies !== null && !edited && text === "" && !files.isOpen && (
        <QuickReplies kind={replies} onChoose={write} />
      )}
      <div className={styles.line}>
        {!edited && (
          <IconButton
            className={styles.attach}
            icon="paperclip"
            label={t("attach")}
            aria-expanded={files.isOpen}
            onClick={files.toggle}
          />
        )}
        <Textarea
          className={styles.field}
          name="message"
          label={t("write")}
          labelHidden
          placeholder={t("write")}
          rows={1}
          maxLength={messageLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
          value={text}
          onValueChange={write}
          onKeyDown={onKeyDown}
          {...(text.length > nearLength && {
            hint: t("left", { count: messageLength - text.length }),
          })}
        />
        <IconButton
          className={styles.send}
          type="submit"
          icon={edited ? "check" : "send"}
          label={edited ? t("save") : t("send")}
          aria-disabled={!canSend || undefined}
        />
      </div>
    </form>
  );
}
