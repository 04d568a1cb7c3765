import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { PaymentsQueue } from "../queues/payments-queue.tsx";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import { useQueueAddress } from "../queues/queue.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";

/** Separate from the page: only pay-outs need the code of forms. */
const payouts = lazyScreen(async () => (await import("./payouts-part.tsx")).PayoutsPart);

export const handle: StaffHandle = { part: "payments" };

/** Money: payments that need attention, and pay-outs to organizers. */
export default function PaymentsPart() {
  const { t } = useTranslation("staffDesk");
  const { query, narrow } = useQueueAddress("payments");
  const view = query.get("view") === "payouts" ? "payouts" : "alerts";
  return (
    <>
      <FilterButtons
        label={t("payouts.which")}
        chosen={view}
        onChoose={(chosen) => narrow("view", chosen === "payouts" ? chosen : "")}
        options={[
          { filter: "alerts", name: t("payouts.alerts"), count: null },
          { filter: "payouts", name: t("payouts.list"), count: null },
        ]}
      />
      {view === "payouts" ? <payouts.LazyScreen waiting={<QueueSkeleton />} /> : <PaymentsQueue />}
    </>
  );
}
