import { useSearchParams } from "react-router";
import { useGo } from "../../platform/history/layers.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { moneyHref } from "./money-queries.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { PaymentsQueue } from "../queues/payments-queue.tsx";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";

/** Separate from the page: alerts need no code of forms. */
const parts = {
  disputes: lazyScreen(async () => (await import("../disputes/disputes-part.tsx")).DisputesPart),
  payables: lazyScreen(async () => (await import("./payables-part.tsx")).PayablesPart),
  runs: lazyScreen(async () => (await import("./runs-part.tsx")).RunsPart),
  payouts: lazyScreen(async () => (await import("./payouts-part.tsx")).PayoutsPart),
  commissions: lazyScreen(
    async () => (await import("../commissions/commission-part.tsx")).CommissionPart,
  ),
  promo: lazyScreen(async () => (await import("../promo/promo-part.tsx")).PromoPart),
};
const isPart = (view: string): view is keyof typeof parts => Object.hasOwn(parts, view);

export const handle: StaffHandle = { part: "payments" };

/** Money: payments that need attention, what organizers are owed and paid, commissions, and promo codes. */
export default function PaymentsPart() {
  const { t } = useTranslation("staffDesk");
  const [query] = useSearchParams();
  const go = useGo();
  const given = query.get("view") ?? "";
  const view = isPart(given) ? given : "alerts";
  const part = view === "alerts" ? null : parts[view];
  return (
    <>
      <FilterButtons
        label={t("payouts.which")}
        chosen={view}
        onChoose={(chosen) =>
          void go(chosen === "alerts" ? deskPath("payments") : moneyHref(chosen), { replace: true })
        }
        options={[
          { filter: "alerts", name: t("payouts.alerts"), count: null },
          { filter: "disputes", name: t("staffDisputes:list"), count: null },
          { filter: "payables", name: t("staffMoney:payables.title"), count: null },
          { filter: "runs", name: t("staffMoney:run.list"), count: null },
          { filter: "payouts", name: t("payouts.list"), count: null },
          { filter: "commissions", name: t("staffMoney:terms.title"), count: null },
          { filter: "promo", name: t("staffPromo:title"), count: null },
        ]}
      />
      {part ? <part.LazyScreen waiting={<QueueSkeleton />} /> : <PaymentsQueue />}
    </>
  );
}
