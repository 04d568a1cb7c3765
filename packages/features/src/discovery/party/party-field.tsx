import { partyQuery } from "@tropa/domain/sales/party";
import type { Party } from "@tropa/domain/sales/party";
import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { Icon } from "@tropa/ui-kit/icon";
import { clsx } from "clsx";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../platform/storefront/translation.ts";
import field from "../search-box/when-field.module.css";
import { countsText } from "./party-texts.ts";
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
  const renderTrigger = (trigger: DropdownTriggerProps) => (
    <button
      type="button"
      {...trigger}
      className={field.field}
      data-surface={surface}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon name="users" size={22} className={field.icon} />
      <span className={field.label}>{t("label")}</span>
      <span className={field.text} data-empty={value === null || undefined}>
        {value === null ? t("anybody") : countsText(t, value)}
      </span>
      <Icon name="chevron-down" size={18} className={field.arrow} />
    </button>
  );
  return (
    <>
      <Dropdown
        className={clsx(field.root, className)}
        trigger={renderTrigger}
        sheetTitle={t("label")}
        onOpenChange={(open) => open && setWanted(true)}
      >
        {isWanted && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PartyPanel value={value} onValueChange={onValueChange} />
          </Suspense>
        )}
      </Dropdown>
      {Object.entries(partyQuery(value)).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </>
  );
}
