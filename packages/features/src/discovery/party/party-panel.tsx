import { oneAdult, partyBounds, MAX_PARTY } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { Button } from "@tropa/ui-kit/button";
import { Counter } from "@tropa/ui-kit/counter";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import ChildAges from "../../sales/party-fields/child-ages.tsx";
import styles from "./party-panel.module.css";

interface PartyPanelProps {
  value: Party | null;
  onValueChange: (party: Party | null) => void;
}

/** Chooses the number of adults and the children's ages. */
export default function PartyPanel({ value, onValueChange }: PartyPanelProps) {
  const { t } = useTranslation("party");
  const party = value ?? oneAdult;
  const bounds = partyBounds(party, MAX_PARTY);
  return (
    <div className={styles.root}>
      <Counter
        label={t("adults")}
        min={1}
        max={bounds.adults}
        value={party.adults}
        onValueChange={(adults) => onValueChange({ ...party, adults })}
      />
      <p className={styles.children}>{t("children")}</p>
      <ChildAges
        ages={party.childAges}
        most={bounds.children}
        onChange={(childAges) => onValueChange({ ...party, childAges })}
      />
      {value !== null && (
        <Button variant="ghost" size="sm" onClick={() => onValueChange(null)}>
          {t("reset")}
        </Button>
      )}
    </div>
  );
}
