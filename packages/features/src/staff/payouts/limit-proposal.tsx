import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { approvePayoutLimitCall } from "@tropa/api-contract/staff/calls-payouts";
import type { PayoutLimit } from "@tropa/api-contract/staff/calls-payouts";
import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { useSession } from "../../people/session/session.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
import ReasonDialog from "../sections/reason-dialog.tsx";
import styles from "../queues/queues.module.css";

interface LimitProposalProps {
  proposal: NonNullable<PayoutLimit["proposal"]>;
  currency: Currency;
}

/** A higher limit that waits for somebody other than its author. */
export function LimitProposal({ proposal, currency }: LimitProposalProps) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const moment = useMoment();
  const isOwn = useSession(({ profile }) => profile?.id) === proposal.by.account_id;
  const [isApproving, setApproving] = useState(false);
  const amount = formatMoney({ minor: proposal.amount, currency }, locale);
  const { mutate, isPending } = useDeskAct<string>({
    send: (api, reason) => api.call(approvePayoutLimitCall, { body: { id: proposal.id, reason } }),
    done: () => ({ text: t("limit.done") }),
  });
  return (
    <>
      <p className={styles.hint}>
        {t("limit.waiting", { amount })}
        <br />
        {t("limit.by", {
          name: proposal.by.name,
          moment: moment(proposal.at),
          reason: proposal.reason,
        })}
      </p>
      {isOwn && <p id={`limit-${proposal.id}`}>{t("limit.own")}</p>}
      <Button
        variant="secondary"
        size="sm"
        disabled={isOwn}
        {...(isOwn && { "aria-describedby": `limit-${proposal.id}` })}
        aria-label={t("limit.approveOf", { amount })}
        onClick={() => setApproving(true)}
      >
        {t("limit.approve")}
      </Button>
      {isApproving && (
        <ReasonDialog
          title={t("limit.approveOf", { amount })}
          text={t("limit.sure", { amount })}
          submit={t("limit.approve")}
          maxLength={longestMoneyReason}
          isRunning={isPending}
          onSubmit={(reason, close) => mutate(reason, { onSuccess: close })}
          onClose={() => setApproving(false)}
        />
      )}
    </>
  );
}
