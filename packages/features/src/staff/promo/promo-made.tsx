import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useRef } from "react";
import { saveFile } from "../../platform/browser/save-file.ts";
import { codesCsv } from "./typed-promo.ts";
import styles from "../queues/queues.module.css";

/** Codes that are shown; the table has all. */
const shown = 10;

/** New codes, with a table of them. */
export function PromoMade({ codes, onAgain }: { codes: readonly string[]; onAgain: () => void }) {
  const { t } = useTranslation("staffPromo");
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with its focus has given way to this.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.item}>
      <h2 ref={heading} tabIndex={-1}>
        {t("made.title", { count: codes.length })}
      </h2>
      <ul className={styles.list}>
        {codes.slice(0, shown).map((code) => (
          <li key={code}>
            <b>{code}</b>
          </li>
        ))}
      </ul>
      {codes.length > shown && <p>{t("made.more", { count: codes.length - shown })}</p>}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon="download"
          onClick={() =>
            saveFile(
              new Blob([codesCsv(t("columns.code"), codes)], { type: "text/csv;charset=utf-8" }),
              "promo-codes.csv",
            )
          }
        >
          {t("made.csv")}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {t("made.again")}
        </Button>
      </div>
    </section>
  );
}
