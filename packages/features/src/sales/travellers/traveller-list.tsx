import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { formatDate, formatList } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./travellers.module.css";

/** Which traveller is being filled in: one by their id, somebody new, or nobody. */
export type OpenTraveller = number | "new" | null;

export interface TravellerListProps {
  info: TouristsInfo;
  open: OpenTraveller;
  onOpen: (traveller: OpenTraveller) => void;
  /** The form of the traveller that is open. */
  children: ReactNode;
}

/** Everybody who travels, what is still missing, and the seats that nobody is named for. */
export function TravellerList({ info, open, onOpen, children }: TravellerListProps) {
  const { t } = useTranslation("travellers");
  return (
    <ul className={styles.list}>
      {info.tourists.map((tourist) => (
        <li key={tourist.id}>
          <Person
            tourist={tourist}
            action={
              tourist.can_edit &&
              open !== tourist.id && (
                <Button variant="secondary" size="sm" onClick={() => onOpen(tourist.id)}>
                  {t(tourist.is_touched ? "edit" : "fill")}
                </Button>
              )
            }
          />
          {open === tourist.id && children}
        </li>
      ))}
      {info.free_seats > 0 && (
        <li>
          <div className={styles.person}>
            <p className={styles.muted}>{t("free", { count: info.free_seats })}</p>
            {info.is_open && open !== "new" && (
              <Button variant="secondary" size="sm" icon="plus" onClick={() => onOpen("new")}>
                {t("add")}
              </Button>
            )}
          </div>
          {open === "new" && children}
        </li>
      )}
    </ul>
  );
}

function Person({ tourist, action }: { tourist: Tourist; action: ReactNode }) {
  const { t } = useTranslation("travellers");
  const { locale } = useStorefront();
  const { missing } = tourist;
  const facts = [
    tourist.birthday && formatDate(tourist.birthday, locale, "full"),
    tourist.food_restriction,
    tourist.comment,
  ].filter(Boolean);
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.name}>{tourist.full_name}</p>
        {facts.length > 0 && <p className={styles.muted}>{facts.join(" · ")}</p>}
        {missing.length > 0 ? (
          <p className={styles.missing}>
            {t("missing", {
              what: formatList(
                missing.map((field) => t(`missingFields.${field}`)),
                locale,
              ),
            })}
          </p>
        ) : (
          <Badge tone="success">{t("complete")}</Badge>
        )}
      </div>
      {action}
    </div>
  );
}
