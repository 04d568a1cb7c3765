import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { cancelDepartureCall } from "@tropa/api-contract/organizers/calls-departures";
import { departureCancellation } from "@tropa/api-contract/organizers/departure";
import type {
  AffectedBooking,
  DepartureCancellation,
  OrganizerDeparture,
} from "@tropa/api-contract/organizers/departure";
import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { FormAlert as Alert } from "@tropa/ui-kit/form";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskFailed, DeskSkeleton } from "../../desk/desk-states.tsx";
import { cancellationQuery, departuresKey } from "../departures-queries.ts";
import styles from "../departures.module.css";

interface CallOffProps {
  departure: OrganizerDeparture;
  onDone: (departure: OrganizerDeparture) => void;
  onBack: () => void;
}

const longestMessage = 1000;

/** Shows what happens to each booking of a departure, then calls it off as shown. */
export function CallOff({ departure, onDone, onBack }: CallOffProps) {
  const storefront = useStorefront();
  const { data, error, refetch } = useQuery(cancellationQuery(storefront, departure.id));
  if (!data && error) return <DeskFailed onRetry={() => void refetch()} />;
  if (!data) return <DeskSkeleton />;
  return <Confirmation first={data} onDone={onDone} onBack={onBack} />;
}

/** The new effects, from a refusal because something has changed. */
function cancellationOfNow(error: unknown): DepartureCancellation | null {
  if (!isApiClientError(error) || error.code !== "conflict") return null;
  const found = departureCancellation.safeParse(error.data.cancellation);
  return found.success ? found.data : null;
}

function Confirmation({
  first,
  onDone,
  onBack,
}: Omit<CallOffProps, "departure"> & { first: DepartureCancellation }) {
  const { t } = useTranslation("organizerDepartures");
  const storefront = useStorefront();
  const queries = useQueryClient();
  // No background refetch: the list must not change while it is being confirmed.
  const [shown, setShown] = useState(first);
  const [isChanged, setChanged] = useState(false);
  const [message, setMessage] = useState("");
  const { isRunning, problem, run } = useCall();
  const { departure, bookings } = shown;
  const callOff = () =>
    run({
      body: {
        id: departure.id,
        version: departure.version,
        message,
        bookings: bookings.map(({ id, refund }) => ({ id, refund })),
      },
      send: (body) => callApi(storefront, cancelDepartureCall, { body }),
      onDone: ({ departure: now, canceled_bookings: count }) => {
        showToast({ type: "success", text: t("callOff.done", { count }) });
        onDone(now);
        return queries.invalidateQueries({ queryKey: departuresKey });
      },
      onRefused: (error) => {
        const now = cancellationOfNow(error);
        if (now) {
          setShown(now);
          setChanged(true);
        }
        return now !== null;
      },
    });
  return (
    <>
      {isChanged && (
        <Alert tone="warning">
          <p>{t("callOff.changed")}</p>
        </Alert>
      )}
      <p>{t("callOff.lead", { count: bookings.length })}</p>
      {departure.seats_elsewhere > 0 && (
        <p>{t("callOff.elsewhere", { count: departure.seats_elsewhere })}</p>
      )}
      {bookings.length > 0 && (
        <ul className={styles.bookings}>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <AffectedItem booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {bookings.length > 0 && (
        <Textarea
          label={t("callOff.message")}
          hint={t("callOff.messageHint")}
          value={message}
          onValueChange={setMessage}
          maxLength={longestMessage}
          optional
        />
      )}
      <FormAlert problem={problem} />
      <div className={styles.buttons}>
        <Button variant="danger" loading={isRunning} onClick={() => void callOff()}>
          {t("callOff.confirm")}
        </Button>
        <Button variant="secondary" disabled={isRunning} onClick={onBack}>
          {t("callOff.back")}
        </Button>
      </div>
    </>
  );
}

function AffectedItem({ booking }: { booking: AffectedBooking }) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  const { id, name, seats, kind, currency, by_email: byEmail, by_sms: bySms } = booking;
  const refund = formatMoney({ minor: booking.refund, currency }, locale);
  return (
    <>
      <p className={styles.line}>
        <b>{name}</b>
        <span className={styles.hint}>{t("callOff.booking", { id, count: seats })}</span>
      </p>
      <p>{t(`callOff.kinds.${kind}`, { refund })}</p>
      <p className={styles.hint}>
        {byEmail && bySms && t("callOff.letters.both")}
        {byEmail && !bySms && t("callOff.letters.email")}
        {!byEmail && t("callOff.letters.sms")}
      </p>
    </>
  );
}
