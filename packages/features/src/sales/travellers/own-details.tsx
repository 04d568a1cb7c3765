import type { Profile } from "@tropa/api-contract/people/account";
import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { useSession } from "../../people/session/session.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { valuesOf } from "./traveller-values.ts";
import styles from "./travellers.module.css";

export interface OwnDetailsProps {
  info: Pick<TouristsInfo, "is_own" | "tourists">;
  /** The traveller of the form; null for a new one. */
  tourist: Tourist | null;
  onFill: (details: Readonly<Record<string, string>>) => void;
}

const detailsOf = ({ last_name, first_name, phone, email }: Profile) => ({
  last_name,
  first_name,
  phone: phone ?? "",
  email: email ?? "",
});

/** Fills the form from the signed-in account, and says if the account lacks a name. */
export function OwnDetails({ info, tourist, onFill }: OwnDetailsProps) {
  const { t } = useTranslation("travellers");
  const profile = useSession((session) => session.profile);
  const [isFilled, setFilled] = useState(false);
  if (!info.is_own || !profile || tourist?.is_touched) return null;
  const isThere = ({ first_name: first, last_name: last, is_touched: isTouched }: Tourist) =>
    isTouched && first === profile.first_name && (last === "" || last === profile.last_name);
  if (info.tourists.some(isThere)) return null;
  const details = detailsOf(profile);
  const known: Readonly<Record<string, string>> = valuesOf(tourist);
  const adds = Object.entries(details).some(([name, text]) => text !== "" && known[name] === "");
  if (!adds) return null;
  const isNameMissing = details.first_name === "" || details.last_name === "";
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="sm"
        icon="user"
        onClick={() => {
          setFilled(true);
          onFill(details);
        }}
      >
        {t("ownDetails")}
      </Button>
      <p role="status" className={styles.muted}>
        {isFilled && isNameMissing && t("ownNameMissing")}
      </p>
    </div>
  );
}
