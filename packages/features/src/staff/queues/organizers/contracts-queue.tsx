import { useQuery } from "@tanstack/react-query";
import { organizerSetPublishedCall } from "@tropa/api-contract/organizers/calls-organizers";
import type { OrganizerContract } from "@tropa/api-contract/staff/calls-desk";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { contractsQuery, useDeskAct } from "../desk-queries.ts";
import { Queue, useQueueAddress } from "../queue.tsx";
import styles from "../queues.module.css";

const NewContract = lazy(async () => ({
  default: (await import("./new-contract.tsx")).NewContract,
}));

/** Contracts of organizers that lack meeting data, and a form for a new contract. */
export function ContractsQueue() {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const [isMaking, setMaking] = useState(false);
  const { page, hrefFor } = useQueueAddress("organizers");
  const { mutate, isPending } = useDeskAct<OrganizerContract["organizer"]>({
    send: (api, { id, is_published }) =>
      api.call(organizerSetPublishedCall, { body: { id, is_published: !is_published } }),
    done: ({ is_published: was }) => ({
      text: t(was ? "organizers.hidden" : "organizers.published"),
    }),
  });
  return (
    <>
      {isMaking ? (
        <Suspense fallback={<Skeleton shape="block" height="6rem" />}>
          <NewContract />
        </Suspense>
      ) : (
        <div>
          <Button icon="plus" onClick={() => setMaking(true)}>
            {t("organizers.new")}
          </Button>
        </div>
      )}
      <Queue
        result={useQuery(contractsQuery(useStorefront(), page))}
        hrefFor={hrefFor}
        empty={t("organizers.empty")}
        keyOf={({ id }) => id}
      >
        {({ id, organizer, files_count: files, created_at: made, saved_at: saved }) => (
          <>
            <div className={styles.head}>
              <h2>{organizer.title}</h2>
              <Badge tone={saved === null ? "warning" : "success"}>
                {t(saved === null ? "organizers.noData" : "organizers.hasData")}
              </Badge>
            </div>
            <p className={styles.hint}>
              {[
                t("organizers.contract", { id, organizer: organizer.id }),
                t("organizers.made", { moment: moment(made) }),
                ...(saved === null ? [] : [t("organizers.saved", { moment: moment(saved) })]),
                t("organizers.files", { count: files }),
              ].join(" · ")}
            </p>
            <div className={styles.actions}>
              <Button variant="secondary" disabled={isPending} onClick={() => mutate(organizer)}>
                {t(organizer.is_published ? "organizers.hide" : "organizers.publish")}
              </Button>
            </div>
          </>
        )}
      </Queue>
    </>
  );
}
