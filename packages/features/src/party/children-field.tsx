import { partyFields } from "@tropa/domain/party";
import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "../platform/translation.ts";
import { agesText } from "./party-texts.ts";
import styles from "./children-field.module.css";

/** The ages load with the first wish to add a child. */
const load = () => import("./child-ages.tsx");
const ChildAges = lazy(load);
const preload = () => void load().catch(() => {});

interface ChildrenFieldProps {
  ages: readonly number[];
  most: number;
  minAge?: number;
  hint?: string | undefined;
  onChange: (ages: readonly number[]) => void;
}

/** Which children come along: their ages in words, and a way to name others. A field of the form around it. */
export function ChildrenField({ hint, ...children }: ChildrenFieldProps) {
  const { t } = useTranslation("party");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ages } = children;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>
            {t("children")}
            {ages.length > 0 && <span>{agesText(t, ages)}</span>}
          </p>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "done" : "add")}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <ChildAges {...children} />
          </Suspense>
        )}
      </div>
      {ages.length > 0 && (
        <input type="hidden" name={partyFields.childAges} value={ages.join(",")} />
      )}
    </div>
  );
}
