import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Button } from "@tropa/ui-kit/button";
import { Select } from "@tropa/ui-kit/select";
import { useState } from "react";
import { OpenChat } from "../../conversation/chat/open-chat.tsx";
import { useSession } from "../../people/session/session.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { supportChatStateCall } from "@tropa/api-contract/staff/calls-support";
import { BackLink } from "../desk/back-link.tsx";
import { deskQuery } from "../queues/desk-queries.ts";
import { FreezeDialog } from "../queues/freeze-dialog.tsx";
import { useChatAddress } from "./chat-address.ts";
import { supportStateQuery } from "./support-queries.ts";
import { useAssign, useClose } from "./use-assign.ts";
import { useClosed } from "./use-closed.ts";
import { Waiting } from "./waiting.tsx";
import queues from "../queues/queues.module.css";
import styles from "./support.module.css";

type State = AnswerOf<typeof supportChatStateCall>;

/** A chat with support: its state in the queue, and its messages. */
export function SupportChat({ chatId }: { chatId: number }) {
  const { t } = useTranslation("staffDesk");
  const profile = useSession((session) => session.profile);
  const hrefOf = useChatAddress();
  const { data } = useQuery(supportStateQuery(useStorefront(), chatId));
  if (!profile) return null;
  return (
    <div className={styles.chat}>
      <div className={styles.back}>
        <BackLink href={hrefOf()}>{t("support.back")}</BackLink>
      </div>
      {/* If the chat is not support's, the thread shows that it does not exist. */}
      {data && <Care state={data} accountId={profile.id} />}
      <div className={styles.thread}>
        <OpenChat frame={{ profile, organizerId: null, pathOf: hrefOf }} chatId={chatId} />
      </div>
    </div>
  );
}

/** Shows the chat's assignee, with actions to assign, close and freeze it. */
function Care({ state: { chat, staff }, accountId }: { state: State; accountId: number }) {
  const { t } = useTranslation("staffDesk");
  const closedWords = useClosed();
  const desk = useQuery(deskQuery(useStorefront()));
  const [isFreezing, setFreezing] = useState(false);
  const assign = useAssign(chat);
  const close = useClose(chat);
  const { assignee, closed, waiting_since: since } = chat;
  const isMine = assignee?.account_id === accountId;
  const others = staff.filter(
    (one) => one.account_id !== accountId && one.account_id !== assignee?.account_id,
  );
  const mayFreeze = desk.data?.parts.some(({ part }) => part === "messages") ?? false;
  const isBusy = assign.isPending || close.isPending;
  return (
    <section className={styles.care} aria-label={t("support.care")}>
      <p className={styles.whose} role="status">
        {closedWords(chat)}
        {!closed && isMine && t("support.yours")}
        {!closed && !isMine && assignee && t("support.with", { name: assignee.name })}
        {!closed && !assignee && t("support.free")}
        {since && <Waiting since={since} />}
      </p>
      <div className={clsx(queues.actions, styles.acts)}>
        {!closed && !isMine && (
          <Button
            size="sm"
            variant={assignee ? "secondary" : "primary"}
            disabled={isBusy}
            onClick={() => assign.mutate(accountId)}
          >
            {t(assignee ? "support.takeOver" : "support.take")}
          </Button>
        )}
        {!closed && (
          <Button
            size="sm"
            variant={isMine ? "primary" : "secondary"}
            disabled={isBusy}
            onClick={() => close.mutate(null)}
          >
            {t("support.close")}
          </Button>
        )}
        {!closed && isMine && (
          <Button
            size="sm"
            variant="secondary"
            disabled={isBusy}
            onClick={() => assign.mutate(null)}
          >
            {t("support.release")}
          </Button>
        )}
        {!closed && others.length > 0 && (
          <Select
            label={t("support.handOver")}
            labelHidden
            size="sm"
            placeholder={t("support.handOver")}
            value=""
            disabled={isBusy}
            items={others.map(({ account_id: id, name }) => ({
              value: String(id),
              text: name || t("audit.gone", { id }),
            }))}
            onValueChange={(value) => assign.mutate(Number(value))}
          />
        )}
        {mayFreeze && (
          <Button size="sm" variant="ghost" onClick={() => setFreezing(true)}>
            {t(chat.is_frozen ? "messages.unfreeze" : "messages.freeze")}
          </Button>
        )}
      </div>
      {isFreezing && (
        <FreezeDialog
          chat={{ chat_id: chat.chat_id, isFrozen: chat.is_frozen }}
          onClose={() => setFreezing(false)}
        />
      )}
    </section>
  );
}
