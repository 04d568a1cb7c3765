import { decideTourCall } from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import { returnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { draftSectionNames } from "@tropa/domain/organizers/tours/tour-draft";
import type { DraftSection } from "@tropa/domain/organizers/tours/tour-draft";
import { Button } from "@tropa/ui-kit/button";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Select } from "@tropa/ui-kit/select";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useTourAct } from "../../organizers/tours/use-tour-act.ts";
import { useGo } from "../../platform/history/layers.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./tours-part.module.css";

interface Reason {
  key: number;
  section: DraftSection | null;
  text: string;
}

const about = (key: number): Reason => ({ key, section: null, text: "" });
const isShort = ({ text }: Reason) => [...text.trim()].length < returnReason.least;

interface DecideTourProps {
  id: number;
  /** The revision under review. */
  number: number;
  refresh: () => Promise<void>;
  back: string;
}

/** Publishes the sent revision, or returns it with reasons, each for a section of the form. */
export function DecideTour({ id, number, refresh, back }: DecideTourProps) {
  const { t } = useTranslation("staffDesk");
  const go = useGo();
  const [reasons, setReasons] = useState<readonly Reason[]>([about(0)]);
  const [isAsked, setAsked] = useState(false);
  const { isRunning, problem, act } = useTourAct(refresh);
  const change = (key: number, part: Partial<Reason>) =>
    setReasons(reasons.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const decide = (decision: "approve" | "return") => {
    const body = {
      id,
      number,
      decision,
      reasons:
        decision === "approve"
          ? []
          : reasons.map(({ section, text }) => ({ section, text: text.trim() })),
    };
    return act({
      body,
      send: (api) => api.call(decideTourCall, { body }),
      done: t(`tours.done.${decision}`),
      onDone() {
        void refresh();
        void go(back);
      },
    });
  };
  const giveBack = () => {
    setAsked(true);
    if (!reasons.some(isShort)) void decide("return");
  };
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <h2 id="decision">{t("tours.decision")}</h2>
      <FormAlert problem={problem} />
      <div>
        <Button loading={isRunning} onClick={() => void decide("approve")}>
          {t("tours.approve")}
        </Button>
      </div>
      <h3>{t("tours.reasons")}</h3>
      <ul className={styles.reasons}>
        {reasons.map((reason, index) => (
          <li key={reason.key}>
            <Select
              label={t("tours.section")}
              value={reason.section ?? ""}
              onValueChange={(value) =>
                change(reason.key, {
                  section: draftSectionNames.find((one) => one === value) ?? null,
                })
              }
              items={[
                { value: "", text: t("tours.whole") },
                ...draftSectionNames.map((value) => ({
                  value,
                  text: t(`organizerTours:sections.${value}`),
                })),
              ]}
            />
            <Textarea
              label={t("tours.reason")}
              rows={2}
              maxLength={returnReason.most}
              value={reason.text}
              onValueChange={(text) => change(reason.key, { text })}
              {...(isAsked &&
                isShort(reason) && {
                  error: t("kit:validation.minLength", { length: returnReason.least }),
                })}
            />
            {reasons.length > 1 && (
              <IconButton
                icon="trash"
                label={t("tours.removeReason", { number: index + 1 })}
                onClick={() => setReasons(reasons.filter(({ key }) => key !== reason.key))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {reasons.length < returnReason.count && (
          <Button
            variant="ghost"
            icon="plus"
            onClick={() => setReasons([...reasons, about((reasons.at(-1)?.key ?? 0) + 1)])}
          >
            {t("tours.addReason")}
          </Button>
        )}
        <Button variant="secondary" loading={isRunning} onClick={giveBack}>
          {t("tours.return")}
        </Button>
      </div>
    </section>
  );
}
