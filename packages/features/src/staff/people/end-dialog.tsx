import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import { endPersonCall } from "@tropa/api-contract/staff/calls-people";
import type { Obstacle } from "@tropa/api-contract/people/calls-own-account";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { useGo } from "../../platform/history/layers.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { bookingPath } from "../bookings/booking-paths.ts";
import { deskKey } from "../queues/desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import styles from "../sections/dialog.module.css";
import ReasonDialog from "../sections/reason-dialog.tsx";
import { personEndQuery } from "./people-queries.ts";

export interface EndDialogProps {
  accountId: number;
  onClose: () => void;
}

/** Ends an account at its person's request: what stands against it, or what goes and what stays, and the reason. */
export default function EndDialog({ accountId, onClose }: EndDialogProps) {
  const { t } = useTranslation("staffPeople");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const go = useGo();
  const [open, setOpen] = useState(true);
  const [idempotencyKey] = useState(randomId);
  const { data, isError, refetch } = useQuery(personEndQuery(storefront, accountId));
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) =>
      callApi(storefront, endPersonCall, {
        body: { account_id: accountId, reason },
        idempotencyKey,
      }),
    onSuccess: async () => {
      // Leave the card first: there is nobody to show.
      await go(deskPath("bookings"));
      showToast({ type: "success", text: t("end.done") });
    },
    onError: (error) => {
      const isRefused = isApiClientError(error) && error.status === 409;
      showToast({ type: "error", text: t(isRefused ? "end.refused" : "staffDesk:failed") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  if (data?.obstacles.length === 0)
    return (
      <ReasonDialog
        title={t("end.title")}
        text={t("end.text")}
        hint={t("end.reasonGone")}
        maxLength={longestNote}
        submit={t("end.submit")}
        isDanger
        isRunning={isPending}
        onSubmit={(reason) => mutate(reason)}
        onClose={onClose}
      >
        <p>{t("end.goes")}</p>
        <p>{t("end.stays", { count: data.kept_years })}</p>
      </ReasonDialog>
    );
  return (
    <Modal
      open={open}
      onClose={() => {
        setOpen(false);
        afterClosing(onClose);
      }}
      title={t("end.title")}
      width={storefront.variant.modalWidth}
    >
      <div className={styles.dialog}>
        {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
        {data && <Obstacles obstacles={data.obstacles} />}
      </div>
    </Modal>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useTranslation("staffPeople");
  const { locale } = useStorefront();
  return (
    <>
      <p>{t("end.notNow")}</p>
      <ul>
        {obstacles.map(({ kind, booking_id: id, tour, starts_on: day }) => (
          <li key={`${kind}${id}`}>
            <b>{t(`end.obstacles.${kind}`)}</b>
            {id !== null && (
              <>
                {": "}
                <Link href={bookingPath(id)}>
                  {[id, tour, day && formatDate(day, locale)].filter(Boolean).join(", ")}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
