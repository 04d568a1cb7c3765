import { Button } from "@tropa/ui-kit/button";
import { saveFile } from "../../platform/browser/save-file.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { statementFile } from "./money-queries.ts";
import type { StatementFormat } from "./money-queries.ts";
import styles from "./money.module.css";

/** Downloads the month's statement, as a spreadsheet or for printing. */
export function StatementButtons({ month }: { month: string }) {
  return (
    <div className={styles.buttons}>
      <StatementButton month={month} format="csv" />
      <StatementButton month={month} format="pdf" />
    </div>
  );
}

function StatementButton({ month, format }: { month: string; format: StatementFormat }) {
  const { t } = useTranslation("organizerMoney");
  const storefront = useStorefront();
  const { isRunning, run, release } = useCall();
  const save = () =>
    run({
      body: { month, format },
      send: () => statementFile(storefront, month, format),
      onDone: (file) => {
        saveFile(file, `statement-${month}.${format}`);
        release();
      },
      onRefused: (error) => {
        toastFailure(error, t("statement.failed"));
        return true;
      },
    });
  return (
    <Button variant="secondary" icon="download" loading={isRunning} onClick={() => void save()}>
      {t(`statement.${format}`)}
    </Button>
  );
}
