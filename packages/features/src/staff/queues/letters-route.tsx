import { useQuery } from "@tanstack/react-query";
import { resendLetterCall } from "@tropa/api-contract/staff/calls-desk";
import { Button } from "@tropa/ui-kit/button";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense, useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lettersQuery, useDeskAct } from "./desk-queries.ts";
import { Queue, useQueueAddress } from "./queue.tsx";
import styles from "./queues.module.css";
import type { StaffHandle } from "./staff-handle.ts";

const LetterDialog = lazyPart("staff", () => import("./letter-dialog.tsx"));

export const handle: StaffHandle = { part: "letters" };

/** Letters that the gateway refused. */
export default function LettersQueue() {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const [redirected, setRedirected] = useState<number | null>(null);
  const { page, hrefFor } = useQueueAddress("letters");
  const { mutate, isPending, variables } = useDeskAct<number>({
    send: (api, id) => api.call(resendLetterCall, { body: { id } }),
    done: () => ({ text: t("letters.asked") }),
  });
  const titleOf = ({ kind }: { kind: string }) =>
    t(`letters.kinds.${kind}`, { defaultValue: t("letters.otherKind") });
  return (
    <Queue
      result={useQuery(lettersQuery(useStorefront(), page))}
      hrefFor={hrefFor}
      empty={t("letters.empty")}
      keyOf={({ id }) => id}
    >
      {(letter) => (
        <>
          <div className={styles.head}>
            <h2>{titleOf(letter)}</h2>
            <span className={styles.hint}>{moment(letter.created_at)}</span>
          </div>
          {letter.subject !== null && letter.subject !== titleOf(letter) && <p>{letter.subject}</p>}
          <p className={styles.hint}>
            {[
              t("letters.to", {
                recipient: letter.recipient,
                channel: t(`letters.channels.${letter.channel}`, { defaultValue: letter.channel }),
              }),
              t("letters.tries", { count: letter.tries }),
              ...(letter.booking_id === null
                ? []
                : [t("letters.booking", { id: letter.booking_id })]),
            ].join(" · ")}
          </p>
          <p className={styles.code}>{t("letters.technical", { error: letter.error })}</p>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              loading={isPending && variables === letter.id}
              onClick={() => mutate(letter.id)}
            >
              {t("letters.again")}
            </Button>
            {letter.channel === "email" && letter.booking_id !== null && (
              <Button variant="secondary" onClick={() => setRedirected(letter.id)}>
                {t("letters.elsewhere.title")}
              </Button>
            )}
          </div>
          {redirected === letter.id && (
            <Suspense>
              <LetterDialog id={letter.id} onClose={() => setRedirected(null)} />
            </Suspense>
          )}
        </>
      )}
    </Queue>
  );
}
