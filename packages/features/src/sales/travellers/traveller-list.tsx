import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { formatDate, formatList } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { RemovalBy } from "./travellers-calls.ts";
import styles from "./travellers.module.css";

const RemoveTraveller = lazyPart("trips", () => import("./remove-traveller.tsx"));

/** The traveller whose form is open: an id, a new one, or none. */
export type OpenTraveller = number | "new" | null;

export interface TravellerListProps {
  info: TouristsInfo;
  open: OpenTraveller;
  onOpen: (traveller: OpenTraveller) => void;
  /** Returns what authorises the reader to remove a traveller; null if they may not. */
  removalOf: (tourist: Tourist) => RemovalBy | null;
  /** Id of a traveller's form. */
  formIdOf: (id: number) => string;
  onRemoved: (info: TouristsInfo) => void;
  /** True after the deadline; then nothing is reported as missing. */
  isClosed: boolean;
  /** The form of the open traveller. */
  children: ReactNode;
}

/** List of travellers with their missing data, and of seats without a name. */
export function TravellerList(props: TravellerListProps) {
  const { info, open, onOpen, removalOf, formIdOf, onRemoved, isClosed, children } = props;
  const { t } = useTranslation("travellers");
  const list = useRef<HTMLUListElement>(null);
  const [removal, setRemoval] = useState<{ tourist: Tourist; by: RemovalBy } | null>(null);
  return (
    <>
      <ul className={styles.list} ref={list} tabIndex={-1}>
        {info.tourists.map((tourist) => (
          <li key={tourist.id}>
            <Person
              tourist={tourist}
              isClosed={isClosed}
              action={
                open !== tourist.id && (
                  <Actions
                    tourist={tourist}
                    by={removalOf(tourist)}
                    onOpen={onOpen}
                    onRemove={(by) => setRemoval({ tourist, by })}
                  />
                )
              }
            />
            {open === tourist.id && children}
          </li>
        ))}
        {info.free_seats > 0 && !isClosed && (
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
      {removal && (
        <Suspense>
          <RemoveTraveller
            {...removal}
            formId={formIdOf(removal.tourist.id)}
            onRemoved={(after) => {
              onRemoved(after);
              // The button that opened the dialog is gone.
              list.current?.focus();
            }}
            onClose={() => setRemoval(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ActionsProps {
  tourist: Tourist;
  by: RemovalBy | null;
  onOpen: (traveller: OpenTraveller) => void;
  onRemove: (by: RemovalBy) => void;
}

function Actions({ tourist, by, onOpen, onRemove }: ActionsProps) {
  const { t } = useTranslation("travellers");
  return (
    <div className={styles.actions}>
      {tourist.can_edit && (
        <Button
          variant="secondary"
          size="sm"
          className={tourist.missing.length > 0 ? styles.fill : undefined}
          onClick={() => onOpen(tourist.id)}
        >
          {t(tourist.is_touched ? "edit" : "fill")}
        </Button>
      )}
      {by && (
        <IconButton
          icon="trash"
          label={`${t("remove.action")}: ${tourist.full_name}`}
          onClick={() => onRemove(by)}
        />
      )}
    </div>
  );
}

interface PersonProps {
  tourist: Tourist;
  isClosed: boolean;
  action: ReactNode;
}

function Person({ tourist, isClosed, action }: PersonProps) {
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
        {missing.length === 0 && <Badge tone="success">{t("complete")}</Badge>}
        {missing.length > 0 && !isClosed && (
          <p className={styles.missing}>
            <Icon name="warning" size={20} />
            {t("missing", {
              what: formatList(
                missing.map((field) => t(`missingFields.${field}`)),
                locale,
              ),
            })}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
