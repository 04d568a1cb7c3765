import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { staffChangeBookingCall } from "@tropa/api-contract/staff/calls-booking-acts";
import { MAX_PARTY } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { formatDateRange } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useState } from "react";
import { PartyFieldset } from "../../../sales/party-fields/party-fieldset.tsx";
import { QueueFailed } from "../../queues/queue-states.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { offersQuery } from "./act-queries.ts";
import type { Offer } from "./act-queries.ts";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";
import { useBookingMoney } from "./money-fields.tsx";
import dialogStyles from "../../sections/dialog.module.css";
import styles from "./acts.module.css";

const bodyOf = ({ adults, childAges }: Party) => ({
  adults,
  children: childAges.length,
  children_ages: [...childAges],
});

/** Moves a booking to another date or changes its party, on behalf of the tourist. */
export default function ChangeDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { t: tTrips } = useTranslation("trips");
  const storefront = useStorefront();
  const { id, currency } = booking;
  const { money, change } = useBookingMoney(currency);
  const [party, setParty] = useState<Party>(() => ({
    adults: booking.adults,
    childAges: booking.children_ages,
  }));
  const [chosen, choose] = useState(String(booking.departure_id));
  const query = useQuery({
    ...offersQuery(storefront, id, bodyOf(party)),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isFetching, refetch } = query;
  const offer = data?.dates.find((one) => String(one.id) === chosen);
  const dates = (one: { start: string; end: string }) =>
    formatDateRange(one.start, one.end, storefront.locale, "full");
  const timeOf = ({ start_times: times }: Offer) =>
    times.find((time) => time === booking.start_time) ?? times[0];
  const people = (of: Party) =>
    [
      t("facts.adults", { count: of.adults }),
      of.childAges.length > 0 && t("facts.children", { count: of.childAges.length }),
    ]
      .filter(Boolean)
      .join(", ");
  const own = { adults: booking.adults, childAges: booking.children_ages };
  const isSameParty = JSON.stringify(own) === JSON.stringify(party);
  const isSame = offer?.is_current === true && isSameParty;
  return (
    <ActDialog<Offer>
      title={t("change.title")}
      choice={{ party, chosen }}
      renderFields={(faults) => (
        <div className={dialogStyles.dialog} aria-busy={isFetching}>
          {!data && !isError && <Skeleton shape="block" height="16rem" />}
          {isError && <QueueFailed onRetry={() => void refetch()} />}
          {data && data.obstacle !== null && <p>{tTrips(`change.obstacle.${data.obstacle}`)}</p>}
          {data?.obstacle === null && (
            <>
              <PartyFieldset
                className={styles.party}
                tour={data.tour}
                party={party}
                seats={MAX_PARTY}
                onChange={setParty}
              />
              <RadioGroup
                label={tTrips("change.date")}
                layout="cards"
                value={chosen}
                onValueChange={choose}
                options={data.dates.map((one) => ({
                  value: String(one.id),
                  label: dates(one),
                  hint: one.has_seats
                    ? one.is_current && t("change.current")
                    : tTrips("change.full"),
                  aside: one.total === null ? undefined : money(one.total),
                  disabled: !one.has_seats && !one.is_current,
                }))}
                error={faults.variant_id ?? faults.adults ?? faults.children}
              />
            </>
          )}
        </div>
      )}
      check={() => ({
        variant_id:
          !offer || isFetching || isSame || !offer.has_seats ? t("change.choose") : undefined,
      })}
      plan={() => (offer ? Promise.resolve(offer) : Promise.reject(new Error("no date is chosen")))}
      facts={(plan) => [
        [t("facts.dates"), !plan.is_current && `${dates(booking)} → ${dates(plan)}`],
        [t("facts.party"), !isSameParty && `${people(own)} → ${people(party)}`],
        [
          t("money.total"),
          plan.total !== null && change({ before: booking.total ?? 0, after: plan.total }),
        ],
        [t("change.toRefund"), plan.to_refund > 0 && money(plan.to_refund)],
        [t("money.left"), plan.to_pay > 0 && money(plan.to_pay)],
      ]}
      act={(api, { plan, reason, idempotencyKey }) => {
        const time = timeOf(plan);
        return api.call(staffChangeBookingCall, {
          body: {
            id,
            variant_id: plan.id,
            ...(time !== undefined && { time_start: time }),
            ...bodyOf(party),
            total: plan.total,
            paid: booking.paid,
            reason,
          },
          idempotencyKey,
        });
      }}
      submit={(plan) =>
        plan.to_refund > 0
          ? t("change.submitRefund", { amount: money(plan.to_refund) })
          : t("change.submit")
      }
      done={t("change.done")}
      onClose={onClose}
    />
  );
}
