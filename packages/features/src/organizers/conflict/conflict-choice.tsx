import type { Edits } from "@tropa/domain/forms/merge-edits";
import { Button } from "@tropa/ui-kit/button";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./conflict-choice.module.css";

export interface ConflictChoiceProps {
  /** Fields that two people have changed to different values. */
  names: readonly string[];
  labelOf: (name: string) => string;
  own: Edits;
  others: Edits;
  /** Formats a value for reading, if it differs from how it is stored. */
  renderValue?: ((name: string, value: string) => ReactNode) | undefined;
  /** Called with the chosen value of each field. */
  onChoose: (chosen: Record<string, string>) => void;
}

/** Two versions of the same fields side by side. One of each must be chosen before saving. */
export function ConflictChoice({
  names,
  labelOf,
  own,
  others,
  renderValue,
  onChoose,
}: ConflictChoiceProps) {
  const { t } = useTranslation("conflict");
  const root = useRef<HTMLElement>(null);
  const [sides, setSides] = useState<Readonly<Record<string, "own" | "others">>>({});
  useEffect(() => root.current?.focus(), []);
  const valueOf = (name: string, side: "own" | "others") =>
    (side === "own" ? own : others)[name] ?? "";
  const read = (name: string, value: string) => (renderValue ? renderValue(name, value) : value);
  const isDecided = names.every((name) => sides[name] !== undefined);
  const decide = () =>
    onChoose(
      Object.fromEntries(names.map((name) => [name, valueOf(name, sides[name] ?? "own")] as const)),
    );
  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-labelledby="conflict">
      <h2 id="conflict">{t("title")}</h2>
      <p>{t("text")}</p>
      {names.map((name) => (
        <RadioGroup
          key={name}
          label={labelOf(name)}
          layout="cards"
          value={sides[name] ?? ""}
          onValueChange={(side) =>
            setSides({ ...sides, [name]: side === "own" ? "own" : "others" })
          }
          options={(["own", "others"] as const).map((side) => ({
            value: side,
            label: t(side),
            hint: (
              <span className={styles.value}>{read(name, valueOf(name, side)) || t("empty")}</span>
            ),
          }))}
        />
      ))}
      <div>
        <Button disabled={!isDecided} onClick={decide}>
          {t("apply")}
        </Button>
      </div>
    </section>
  );
}
