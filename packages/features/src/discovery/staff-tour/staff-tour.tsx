import { generateProgramPdfCall } from "@tropa/api-contract/staff/calls-staff";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import CommissionLine from "../tour-card/commission-line.tsx";
import { useHasPermission } from "../../people/session/session.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./staff-tour.module.css";

interface StaffTourProps {
  tourId: number;
  hasDates: boolean;
  isIndividual: boolean;
}

/** Staff's section of a tour's page: commission, rank and a link to the programme. */
export default function StaffTour({ tourId, hasDates, isIndividual }: StaffTourProps) {
  const { t } = useTranslation("staffTour");
  const seesCommission = useHasPermission("canViewCommission");
  const knows = useHasPermission("canUseKnowledge");
  return (
    <section aria-label={t("title")} className={styles.root}>
      <h2>{t("title")}</h2>
      {seesCommission && <CommissionLine tourId={tourId} hasDates={hasDates} />}
      {knows && <ProgrammeLink tourId={tourId} isIndividual={isIndividual} />}
    </section>
  );
}

/** Creates a signed link to the programme; anyone with the link can open it until it expires. */
function ProgrammeLink({ tourId, isIndividual }: Omit<StaffTourProps, "hasDates">) {
  const { t } = useTranslation("staffTour");
  const storefront = useStorefront();
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null);
  const { isRunning, problem, run, release } = useCall();
  const moment = useMoment();
  return (
    <>
      <FormAlert problem={problem} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          loading={isRunning}
          onClick={() =>
            void run({
              body: {},
              send: () =>
                callApi(storefront, generateProgramPdfCall, {
                  query: { id: String(tourId), is_individual: isIndividual ? "1" : "0" },
                }),
              onDone: (made) => {
                setLink(made);
                release();
              },
            })
          }
        >
          {t("makePdf")}
        </Button>
        {link && (
          <p role="status">
            <Link href={link.url} target="_blank" rel="noopener">
              {t("openPdf")}
            </Link>{" "}
            <span className={styles.hint}>{t("until", { moment: moment(link.expires_at) })}</span>
          </p>
        )}
      </div>
    </>
  );
}
