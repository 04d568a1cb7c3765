import { MAX_CHILD_AGE } from "@tropa/domain/sales/party/party";
import { ChipButton } from "@tropa/ui-kit/chip";
import { useRef } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./child-ages.module.css";

interface ChildAgesProps {
  ages: readonly number[];
  /** As many children as there may be. */
  most: number;
  /** The youngest that is taken. */
  minAge?: number;
  /** Other children can be named; closed, those that are named are listed alone. */
  isOpen?: boolean;
  onChange: (ages: readonly number[]) => void;
}

const underOne = "<1";
const allAges = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

/** The children of a party: an age adds a child, and pressing a child takes them away. */
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
    // The button that was pressed goes away: what was done is done again from the ages.
    first.current?.focus();
    onChange(ages.filter((_, place) => place !== index));
  };
  return (
    <div className={styles.root}>
      {ages.length > 0 && (
        <ul className={styles.children} aria-label={t("children")}>
          {ages.map((age, index) => (
            // Twins are told apart by their places alone.
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
                // What is read begins with what is seen.
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
