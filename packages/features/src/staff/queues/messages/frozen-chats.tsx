import { useQuery } from "@tanstack/react-query";
import type { FrozenChat } from "@tropa/api-contract/staff/calls-desk";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { frozenQuery } from "../desk-queries.ts";
import { FreezeDialog } from "../freeze-dialog.tsx";
import { Queue, useQueueAddress } from "../queue.tsx";
import styles from "../queues.module.css";

/** Frozen chats with who froze them, when and why; each can be unfrozen. */
export function FrozenChats() {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const { page, hrefFor } = useQueueAddress("messages");
  const [opening, setOpening] = useState<FrozenChat | null>(null);
  return (
    <>
      <Queue
        result={useQuery(frozenQuery(useStorefront(), page))}
        hrefFor={hrefFor}
        empty={t("frozen.empty")}
        keyOf={({ chat_id: id }) => id}
      >
        {(chat) => (
          <>
            <div className={styles.head}>
              <h2>
                {t("frozen.between", {
                  tourist: chat.tourist || t("sides.tourist"),
                  other: chat.organizer ?? t("sides.support"),
                })}
              </h2>
              <span className={styles.hint}>
                {chat.by
                  ? t("frozen.by", { name: chat.by, moment: moment(chat.frozen_at) })
                  : moment(chat.frozen_at)}
              </span>
            </div>
            <p className={styles.text}>{chat.reason || t("frozen.noReason")}</p>
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => setOpening(chat)}>
                {t("messages.unfreeze")}
              </Button>
            </div>
          </>
        )}
      </Queue>
      {opening && (
        <FreezeDialog
          chat={{ chat_id: opening.chat_id, isFrozen: true }}
          onClose={() => setOpening(null)}
        />
      )}
    </>
  );
}
