import type { QueryKey } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { restoreStoredAnswer } from "./stored-answers.ts";
import styles from "./kept-part.module.css";

interface KeptPartProps {
  /** The query its content needs. */
  query: QueryKey;
  /** Shown if this device has stored nothing for it. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** A part of a private page shown from this device's copy while the server cannot be reached. */
export function KeptPart({ query, otherwise, children }: KeptPartProps) {
  const { t } = useTranslation("account");
  const [isKept] = useState(() => restoreStoredAnswer(query));
  if (!isKept) return otherwise;
  return (
    <>
      <div role="status" className={styles.note}>
        <p>{t("unreachable.kept")}</p>
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          {t("unreachable.retry")}
        </Button>
      </div>
      {children}
    </>
  );
}
