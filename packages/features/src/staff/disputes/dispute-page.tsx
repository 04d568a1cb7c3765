import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { WholeDispute } from "@tropa/api-contract/staff/money/calls-disputes";
import { formatMoney } from "@tropa/domain/money";
import { providerName } from "@tropa/domain/sales/payment";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import { useSession } from "../../people/session/session.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { bookingPath } from "../bookings/booking-paths.ts";
import { BackLink } from "../desk/back-link.tsx";
import { moneyHref } from "../payouts/money-queries.ts";
import { useMayOpen } from "../queues/desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { FactList, PageSection } from "../sections/page-section.tsx";
import ReasonDialog from "../sections/reason-dialog.tsx";
import { Due } from "../tasks/due.tsx";
import { HandOver } from "../tasks/hand-over.tsx";
import { DisputeBadge } from "./dispute-badge.tsx";
import { DisputeHistory } from "./dispute-history.tsx";
import { disputeQuery, pageAtProvider, useDisputeAct } from "./dispute-queries.ts";
import { EvidenceSection } from "./evidence-section.tsx";
import bookings from "../bookings/bookings.module.css";
import styles from "../tasks/tasks.module.css";

/** One dispute: what the bank says, the evidence against it, and all that happened. */
export function DisputePage({ id }: { id: number }) {
  const { t } = useTranslation("staffDisputes");
  const { data, error, refetch } = useQuery(disputeQuery(useStorefront(), id));
  const isGone = isApiClientError(error) && error.status === 404;
  return (
    <>
      <BackLink href={moneyHref("disputes")}>{t("back")}</BackLink>
      {isGone && <EmptyState icon="compass" title={t("gone", { id })} headingLevel={2} />}
      {!data &&
        !isGone &&
        (error ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data && <Whole dispute={data} />}
    </>
  );
}

function Whole({ dispute }: { dispute: WholeDispute }) {
  const mayAct = useMayOpen("payments", "act");
  return (
    <>
      <DisputeHead dispute={dispute} mayAct={mayAct} />
      <div className={bookings.columns}>
        <div className={bookings.column}>
          <EvidenceSection dispute={dispute} mayAct={mayAct} />
        </div>
        <div className={bookings.column}>
          <FactsSection dispute={dispute} />
          <DisputeHistory dispute={dispute} mayAct={mayAct} />
        </div>
      </div>
    </>
  );
}

/** Sum, state and deadline, with whose it is and acts on that. */
function DisputeHead({ dispute, mayAct }: { dispute: WholeDispute; mayAct: boolean }) {
  const { t } = useTranslation("staffDisputes");
  const { t: tTasks } = useTranslation("staffTasks");
  const own = useSession(({ profile }) => profile?.id);
  const [to, setTo] = useState<number | null | undefined>();
  const { id, owner, closed_at: closedAt } = dispute;
  const from = owner?.account_id ?? null;
  const assign = useDisputeAct<string>((api, reason) =>
    api.call(calls.assignDisputeCall, { body: { id, from, to: to ?? null, reason } }),
  );
  const isMine = owner !== null && owner.account_id === own;
  const takeText = tTasks(owner ? "takeOver" : "take");
  return (
    <div className={styles.head}>
      <div className={styles.acts}>
        <h2>{t("title", { id })}</h2>
        <DisputeBadge state={dispute.state} />
        <Due task={dispute} />
        <span className={styles.muted} role="status">
          {isMine ? t("yours") : owner ? tTasks("owner", { name: owner.name }) : t("free")}
        </span>
      </div>
      {mayAct && closedAt === null && (
        <div className={styles.acts}>
          {!isMine && own !== undefined && (
            <Button size="sm" variant={owner ? "secondary" : "primary"} onClick={() => setTo(own)}>
              {takeText}
            </Button>
          )}
          {isMine && (
            <Button size="sm" variant="secondary" onClick={() => setTo(null)}>
              {tTasks("release")}
            </Button>
          )}
          <HandOver
            staff={dispute.staff.filter(({ account_id: one }) => one !== own && one !== from)}
            isBusy={assign.isPending}
            onChoose={setTo}
          />
        </div>
      )}
      {to !== undefined && (
        <ReasonDialog
          title={to === null ? tTasks("release") : to === own ? takeText : tTasks("handOver")}
          submit={t("assign")}
          maxLength={calls.longestDisputeNote}
          isRunning={assign.isPending}
          onSubmit={(reason, close) => assign.mutate(reason, { onSuccess: close })}
          onClose={() => setTo(undefined)}
        />
      )}
    </div>
  );
}

/** What becomes of the organizer's share. */
function moneyOf({ state, is_withdrawn: isWithdrawn }: WholeDispute) {
  if (state === "won") return isWithdrawn ? "awaited" : "free";
  return state === "lost" ? "lost" : "held";
}

function FactsSection({ dispute }: { dispute: WholeDispute }) {
  const { t } = useTranslation("staffDisputes");
  const { locale } = useStorefront();
  const moment = useMoment();
  const mayOpenBookings = useMayOpen("bookings");
  const { booking_id: booking, amount: minor, currency, reason, due_at: dueAt } = dispute;
  const provider = providerName(dispute.provider);
  const bankPage = pageAtProvider(dispute);
  const bookingText = booking === null ? t("certificate") : t("booking", { id: booking });
  return (
    <PageSection title={t("facts.title")}>
      <FactList
        facts={[
          [t("facts.amount"), formatMoney({ minor, currency }, locale)],
          [t("facts.reason"), t(`reasons.${reason}`, { defaultValue: reason })],
          [t("facts.due"), dueAt && moment(dueAt)],
          [t("facts.opened"), moment(dispute.opened_at)],
          [
            t("facts.for"),
            booking !== null && mayOpenBookings ? (
              <Link href={bookingPath(booking)}>{bookingText}</Link>
            ) : (
              bookingText
            ),
          ],
          [t("facts.payer"), dispute.name],
          [t("facts.provider"), provider && t(`staffBookings:money.providers.${provider}`)],
          [t("facts.ref"), dispute.provider_ref],
          [t("facts.payment"), dispute.payment_ref],
        ]}
      />
      <p>{t(`money.${moneyOf(dispute)}`)}</p>
      {bankPage !== null && (
        <p>
          <Link href={bankPage} target="_blank" rel="noreferrer">
            {t("openBank")}
          </Link>
        </p>
      )}
    </PageSection>
  );
}
