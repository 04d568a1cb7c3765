import { useQuery } from "@tanstack/react-query";
import { disputeViews } from "@tropa/api-contract/staff/money/calls-disputes";
import type { Dispute } from "@tropa/api-contract/staff/money/calls-disputes";
import { formatMoney } from "@tropa/domain/money";
import { providerName } from "@tropa/domain/sales/payment";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { Pagination } from "@tropa/ui-kit/pagination";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { useSession } from "../../people/session/session.ts";
import { disputePath } from "../bookings/booking-paths.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { useQueueAddress } from "../queues/queue.tsx";
import { Due } from "../tasks/due.tsx";
import { DisputeBadge } from "./dispute-badge.tsx";
import { DisputePage } from "./dispute-page.tsx";
import { disputesQuery } from "./dispute-queries.ts";
import styles from "../tasks/tasks.module.css";

/** What payers' banks dispute: the dispute in the address, or all of them by deadline. */
export function DisputesPart() {
  const { query } = useQueueAddress("payments");
  const id = query.get("dispute") ?? "";
  return /^[1-9]\d{0,8}$/.test(id) ? <DisputePage key={id} id={Number(id)} /> : <AllDisputes />;
}

function AllDisputes() {
  const { t } = useTranslation("staffDisputes");
  const { t: tDesk } = useTranslation("staffDesk");
  const { page, query, hrefFor, narrow } = useQueueAddress("payments");
  const view = disputeViews.find((one) => one === query.get("which")) ?? "needs_answer";
  const { data, isError, refetch } = useQuery(disputesQuery(useStorefront(), { view, page }));
  return (
    <>
      <FilterButtons
        label={t("views.label")}
        chosen={view}
        onChoose={(value) => narrow("which", value === "needs_answer" ? "" : value)}
        options={disputeViews.map((filter) => ({
          filter,
          name: t(`views.${filter}`),
          count: filter === "closed" ? null : data?.counts[filter] || null,
        }))}
      />
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data?.items.length === 0 && (
        <EmptyState
          icon="check-circle"
          title={t("empty")}
          text={tDesk("emptyText")}
          headingLevel={2}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.rows}>
          {data.items.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination current={data.page} total={data.pages} hrefFor={hrefFor} />
      )}
    </>
  );
}

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation("staffDisputes");
  const { locale } = useStorefront();
  const own = useSession(({ profile }) => profile?.id);
  const { id, booking_id: booking, amount: minor, currency, owner, name, state } = dispute;
  const provider = providerName(dispute.provider);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <Link href={disputePath(id)} variant="quiet" className={styles.link}>
            {formatMoney({ minor, currency }, locale)}
          </Link>
          <DisputeBadge state={state} />
        </p>
        <p className={styles.excerpt}>
          {[booking === null ? t("certificate") : t("booking", { id: booking }), name]
            .filter(Boolean)
            .join(", ")}
        </p>
        <p className={styles.muted}>
          {[
            t(`reasons.${dispute.reason}`, { defaultValue: dispute.reason }),
            provider && t(`staffBookings:money.providers.${provider}`),
            owner ? (owner.account_id === own ? t("yours") : owner.name) : t("free"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className={styles.aside}>
        <Due task={dispute} />
      </div>
    </li>
  );
}
