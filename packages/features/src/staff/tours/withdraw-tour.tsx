import { setTourPublishedCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { returnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { Button } from "@tropa/ui-kit/button";
import { Collapse } from "@tropa/ui-kit/collapse";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useTourAct } from "../../organizers/tours/use-tour-act.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./tours-part.module.css";

/** Unpublishes a tour; the organizer is told the reason. */
export function WithdrawTour({ id, refresh }: { id: number; refresh: () => Promise<void> }) {
  const { t } = useTranslation("staffDesk");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { isRunning, problem, act } = useTourAct(refresh);
  const given = reason.trim();
  const isShort = [...given].length < returnReason.least;
  const withdraw = () => {
    setAsked(true);
    if (isShort) return;
    const body = { id, is_published: false, reason: given };
    void act({
      body,
      send: (api) => api.call(setTourPublishedCall, { body }),
      done: t("tours.done.withdraw"),
      onDone: () => void refresh(),
    });
  };
  return (
    <Collapse summary={t("tours.withdraw")}>
      <div className={styles.withdraw}>
        <FormAlert problem={problem} />
        <Textarea
          label={t("tours.reason")}
          rows={2}
          maxLength={returnReason.most}
          value={reason}
          onValueChange={setReason}
          {...(isAsked &&
            isShort && { error: t("kit:validation.minLength", { length: returnReason.least }) })}
        />
        <div>
          <Button variant="danger" loading={isRunning} onClick={withdraw}>
            {t("tours.withdraw")}
          </Button>
        </div>
      </div>
    </Collapse>
  );
}
