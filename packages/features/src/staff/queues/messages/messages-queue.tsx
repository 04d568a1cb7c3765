import { useQuery } from "@tanstack/react-query";
import { moderateMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { passMessageCall } from "@tropa/api-contract/staff/calls-desk";
import type { MessageToModerate } from "@tropa/api-contract/staff/calls-desk";
import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FreezeDialog } from "../freeze-dialog.tsx";
import { messagesQuery, useDeskAct } from "../desk-queries.ts";
import { Queue, useQueueAddress } from "../queue.tsx";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import styles from "../queues.module.css";

/** Loaded on press. */
const SureDialog = lazy(() => import("../sure-dialog.tsx"));

/** Messages that may disclose contact details. */
export function MessagesQueue() {
  const { t } = useTranslation("staffDesk");
  const { page, hrefFor } = useQueueAddress("messages");
  const options = messagesQuery(useStorefront(), page);
  const pass = useDeskAct<number, MessageToModerate>({
    send: (api, id) => api.call(passMessageCall, { body: { message_id: id } }),
    leaves: { queryKey: options.queryKey, isIt: (item, id) => item.id === id },
  });
  // Not optimistic: hiding cannot be undone.
  const hide = useDeskAct<number>({
    send: (api, id) => api.call(moderateMessageCall, { body: { message_id: id } }),
    done: () => ({ text: t("messages.hidden") }),
  });
  const [freezing, setFreezing] = useState<MessageToModerate | null>(null);
  const [hiding, setHiding] = useState<MessageToModerate | null>(null);
  return (
    <>
      <Queue
        result={useQuery(options)}
        hrefFor={hrefFor}
        empty={t("messages.empty")}
        keyOf={({ id }) => id}
      >
        {(message) => (
          <MessageItem
            message={message}
            isBusy={hide.isPending}
            onPass={() => pass.mutate(message.id)}
            onHide={() => setHiding(message)}
            onFreeze={() => setFreezing(message)}
          />
        )}
      </Queue>
      {freezing && (
        <FreezeDialog
          chat={{ chat_id: freezing.chat_id, isFrozen: freezing.is_chat_frozen }}
          onClose={() => setFreezing(null)}
        />
      )}
      {hiding && (
        <Suspense>
          <SureDialog
            title={t("messages.sure.title")}
            text={t("messages.sure.text")}
            submit={t("messages.hide")}
            isDanger
            isRunning={hide.isPending}
            onSure={(close) => hide.mutate(hiding.id, { onSettled: close })}
            onClose={() => setHiding(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface MessageItemProps {
  message: MessageToModerate;
  isBusy: boolean;
  onPass: () => void;
  onHide: () => void;
  onFreeze: () => void;
}

function MessageItem({ message, isBusy, onPass, onHide, onFreeze }: MessageItemProps) {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const { author, side, text, masked, is_chat_frozen: isFrozen } = message;
  return (
    <>
      <div className={styles.head}>
        <h2>{author || t(`sides.${side}`)}</h2>
        <span className={styles.hint}>
          {[t(`sides.${side}`), moment(message.created_at)].join(" · ")}
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      <div>
        <p className={styles.hint}>{t("messages.masked")}</p>
        <p className={styles.masked}>{masked}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={onHide}>
          {t("messages.hide")}
        </Button>
        <Button variant="secondary" onClick={onPass}>
          {t("messages.pass")}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onFreeze}>
          {t(isFrozen ? "messages.unfreeze" : "messages.freeze")}
        </Button>
      </div>
    </>
  );
}
