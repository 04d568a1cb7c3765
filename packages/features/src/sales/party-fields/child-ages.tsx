import { MAX_CHILD_AGE } from "@tropa/domain/sales/party/party";
import { ChipButton } from "@tropa/ui-kit/chip";
import { useRef } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./child-ages.module.css";

interface ChildAgesProps {
  ages: readonly number[];
  /** The most children allowed. */
  most: number;
  /** Youngest age that the tour accepts. */
  minAge?: number;
  /** False shows only the children already added. */
  isOpen?: boolean;
  onChange: (ages: readonly number[]) => void;
}

const underOne = "<1";
const allAges = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

/** Chooses children by age: pressing an age adds a child, pressing a child removes it. */
export default function ChildAges({
  ages,
  most,
  minAge = 0,
  isOpen = true,
  onChange,
}: ChildAgesProps) {
  const { t } = useTranslation("party");
  const first = useRef<HTMLDivElement>(null);
  const isFull = ages.length >= most;
  const remove = (index: number) => {
    // The pressed button disappears, so focus the first age.
    first.current?.focus();
    onChange(ages.filter((_, place) => place !== index));
  };
  return (
    <div className={styles.root}>
      {ages.length > 0 && (
        <ul className={styles.children} aria-label={t("children")}>
          {ages.map((age, index) => (
            // Children of the same age differ only by position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <ChipButton
                icon="close"
                aria-label={t("remove", { age: t("age", { count: age }) })}
                onClick={() => remove(index)}
              >
                {t("age", { count: age })}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <div ref={first} role="group" tabIndex={-1} aria-label={t("ageOfChild")} hidden={!isOpen}>
        <p aria-hidden="true">{t("ageOfChild")}</p>
        <div className={styles.ages}>
          {allAges
            .filter((age) => age >= minAge)
            .map((age) => (
              <button
                key={age}
                type="button"
                disabled={isFull}
                // The accessible name must start with the visible text.
                aria-label={
                  age === 0 ? `${underOne} ${t("age", { count: age })}` : t("age", { count: age })
                }
                onClick={() => onChange([...ages, age].toSorted((a, b) => a - b))}
              >
                {age === 0 ? underOne : age}
              </button>
            ))}
        </div>
      </div>
    </div>
  );
}
