import { partyQuery } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FieldButton } from "../field-button/field-button.tsx";
import { partyCountsText } from "../../sales/party-fields/party-texts.ts";
import styles from "./party-field.module.css";

/** Loads the panel's code on first use. */
const load = () => import("./party-panel.tsx");
const PartyPanel = lazy(load);
const preload = () => void load().catch(() => {});

interface PartyFieldProps {
  /** Null if no party is chosen. */
  value: Party | null;
  onValueChange: (party: Party | null) => void;
  /** `bare` in forms that draw their fields themselves. */
  surface?: "outline" | "bare";
  className?: string | undefined;
}

/** Form field for the travellers; opens a panel to choose them. */
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
        text={value === null ? "" : partyCountsText(t, value)}
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
