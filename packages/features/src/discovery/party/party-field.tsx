import { partyQuery } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FieldButton } from "../field-button/field-button.tsx";
import { countsText } from "../../sales/party-fields/party-texts.ts";
import styles from "./party-field.module.css";

/** Numbers and ages load with the first wish to name them. */
const load = () => import("./party-panel.tsx");
const PartyPanel = lazy(load);
const preload = () => void load().catch(() => {});

interface PartyFieldProps {
  /** Null: nobody has been named. */
  value: Party | null;
  onValueChange: (party: Party | null) => void;
  /** `bare` for a form that draws its fields itself. */
  surface?: "outline" | "bare";
  className?: string | undefined;
}

/** Who travels: says it, and opens the choice below itself. Its form sends what is chosen. */
export function PartyField({
  value,
  onValueChange,
  surface = "outline",
  className,
}: PartyFieldProps) {
  const { t } = useTranslation("party");
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <FieldButton
        icon="users"
        label={t("label")}
        text={value === null ? "" : countsText(t, value)}
        placeholder={t("anybody")}
        surface={surface}
        className={className}
        onNear={preload}
        onOpenChange={(open) => open && setWanted(true)}
      >
        {isWanted && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PartyPanel value={value} onValueChange={onValueChange} />
          </Suspense>
        )}
      </FieldButton>
      {Object.entries(partyQuery(value)).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </>
  );
}
