import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { formatDateRange } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Drawer } from "@tropa/ui-kit/drawer";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { CallOff } from "./call-off.tsx";
import { departureState, stateTones } from "../departure-state.ts";
import { EditForm } from "./edit-form.tsx";
import styles from "../departures.module.css";

interface DeparturePanelProps {
  departure: OrganizerDeparture;
  onClose: () => void;
}

const panelWidth = 620;

/** A departure: how full it is, its terms, and the way to call it off. */
export function DeparturePanel({ departure: opened, onClose }: DeparturePanelProps) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  const [departure, setDeparture] = useState(opened);
  const [isCallingOff, setCallingOff] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { start, end, start_times: times, is_canceled, is_past } = departure;
  const isOver = is_canceled || is_past;
  return (
    <Drawer
      open
      onClose={onClose}
      title={isCallingOff ? t("callOff.title") : formatDateRange(start, end, locale, "full")}
      width={panelWidth}
      persistent={isTouched}
    >
      <div className={styles.panel}>
        <p className={styles.tourTitle}>
          {departure.tour_title}
          {isCallingOff && `, ${formatDateRange(start, end, locale, "full")}`}
          {times.length > 0 && `, ${times.join(", ")}`}
        </p>
        {isCallingOff && (
          <CallOff
            departure={departure}
            onDone={(now) => {
              setDeparture(now);
              setCallingOff(false);
            }}
            onBack={() => setCallingOff(false)}
          />
        )}
        {/* Hidden instead of unmounted, to keep what was typed. */}
        <div className={styles.panel} hidden={isCallingOff} onInput={() => setTouched(true)}>
          <DepartureFacts departure={departure} />
          {isOver ? (
            <p>{t(is_canceled ? "panel.canceled" : "panel.past")}</p>
          ) : (
            <>
              <EditForm
                departure={departure}
                onSaved={(saved) => {
                  setDeparture(saved);
                  setTouched(false);
                }}
              />
              <div className={styles.danger}>
                <p className={styles.hint}>{t("callOff.hint")}</p>
                <Button variant="danger" icon="trash" onClick={() => setCallingOff(true)}>
                  {t("callOff.open")}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </Drawer>
  );
}

function DepartureFacts({ departure }: { departure: OrganizerDeparture }) {
  const { t } = useTranslation("organizerDepartures");
  const state = departureState(departure);
  const facts = [
    ["taken", t("seatsOf", { taken: departure.seats_taken, seats: departure.seats })],
    ...(departure.seats_elsewhere > 0 ? [["elsewhere", departure.seats_elsewhere] as const] : []),
    ["held", departure.seats_held],
    ["free", departure.seats_free],
    ["bookings", departure.bookings],
  ] as const;
  return (
    <>
      <p>
        <Badge tone={stateTones[state]}>{t(`state.${state}`, { count: departure.requests })}</Badge>
      </p>
      <dl className={styles.numbers}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
