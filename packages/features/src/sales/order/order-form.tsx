import type { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { formatMoney } from "@tropa/domain/money";
import { fitCabin } from "@tropa/domain/sales/cabin";
import { seatsOf as seatsNeeded } from "@tropa/domain/sales/party/party";
import { formatDateRange } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { Select } from "@tropa/ui-kit/select";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { useGo } from "../../platform/history/layers.ts";
import { bookingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../choice/shown-tour.ts";
import type { TourChoice } from "../choice/use-tour-choice.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { bookingCalls } from "../calls/booking-calls.ts";
import {
  ConsentField,
  contactBody,
  ContactFields,
  contactFaults,
  contactRules,
} from "../../people/contact-fields/contact-fields.tsx";
import type { ContactValues } from "../../people/contact-fields/contact-fields.tsx";
import { freeCabins, seatInCabin } from "../choice/cabin-seat.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { forgetPromo } from "../../platform/storage/visit-promo.ts";
import { forgetDraft, keepDraft } from "../../platform/forms/drafts/form-draft.ts";
import { OrderMoney } from "./order-money.tsx";
import { OrderTotal } from "./order-total.tsx";
import { OrderPromises } from "./order-promises.tsx";
import { isTooYoung, orderPrice, toSeenSum } from "../price/order-price.ts";
import { orderPriceWithPromo } from "../price/price-with-promo.ts";
import { partyBody } from "./party-body.ts";
import { usePromo } from "./use-promo.ts";
import { usePriceQuestion } from "../price/use-price-question.tsx";
import { PartyFieldset } from "../party-fields/party-fieldset.tsx";
import { OrderRefusal } from "./order-refusal.tsx";
import { refusalOf, seatsLeftAfter } from "../choice/order-refusal-state.ts";
import type { Refusal } from "../choice/order-refusal-state.ts";
import { OrderSummary } from "./order-summary.tsx";
import { StartTime } from "./start-time.tsx";
import { confirmationOf } from "../../people/contact-fields/phone-confirmation.ts";
import type { PhoneConfirmation } from "../../people/contact-fields/phone-confirmation.ts";
import { requestOrigin } from "../calls/request-origin.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import styles from "./order-drawer.module.css";

type OrderValues = ContactValues & { phone_code: string };
type OrderBody = BodyOf<typeof submitOrderCall>;
type OrderAnswer = AnswerOf<typeof submitOrderCall>;

/** Loaded on demand: few orders need a code. */
const PhoneCodeStep = lazy(() => import("../../people/contact-fields/phone-code-step.tsx"));

/** Loaded on demand: few tours are cruises. */
const CabinField = lazy(() => import("../choice/cabin-field.tsx"));

export interface OrderFormProps {
  formId: string;
  tour: ShownTour;
  date: DateVariant;
  /** The page's choice; changes here also change the page and its address. */
  choice: TourChoice;
  /** Called if no bookable date is left. */
  onAsk: () => void;
}

/** Books seats on a departure: party, cabin, contact details and consent. */
export function OrderForm({ formId, tour, date, choice, onAsk }: OrderFormProps) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const { locale, variant } = storefront;
  const go = useGo();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [confirmation, setConfirmation] = useState<PhoneConfirmation | null>(null);
  const price = usePriceQuestion();
  const { form, state, field } = useApiForm(() =>
    createApiForm<OrderValues>({
      rules: { ...contactRules(variant, locale), phone_code: [] },
      text: failureText(i18n.t),
    }),
  );

  const seatsOf = (date: DateVariant) => seatsLeftAfter(refusal, date);
  const { time } = choice;
  const { party } = choice;
  const people = seatsNeeded(party);
  const left = freeCabins(date, refusal);
  const wanted = choice.cabin?.id ?? null;
  const cabin = fitCabin(tour.ship?.cabins ?? [], { wanted, people, left });
  const promo = usePromo({ tourId: tour.id, dateId: date.id });
  const order = orderPriceWithPromo(
    orderPrice(tour, seatInCabin(date, cabin), party, variant.chargeCurrency),
    promo.applied?.terms ?? null,
    tour.prepayment_percent,
  );
  const [initial] = useState({ tour, date, people, total: order.price?.total ?? null });
  useEffect(() => {
    const price = { minor: initial.date.price, currency: initial.date.currency };
    const { id, title: name } = initial.tour;
    sendEvent({
      name: "begin_checkout",
      tour: { id, name, price, dateId: initial.date.id },
      seats: initial.people,
      total: initial.total,
    });
  }, [initial]);
  const dateLabelId = `${formId}-date`;

  const shown = order.charge ?? order.price;
  const submit = (seen = shown && toSeenSum(shown.total)) => {
    if (people > seatsOf(date)) {
      document.getElementById(dateLabelId)?.focus();
      return;
    }
    void form.submit<OrderBody, OrderAnswer>({
      body: (values) => ({
        ...contactBody(values),
        ...requestOrigin(),
        ...(values.comment.trim() && { comment: values.comment.trim() }),
        ...partyBody(party),
        tour_id: tour.id,
        variant_id: date.id,
        date_start_formatted: date.start,
        date_end_formatted: date.end,
        ...(time !== undefined && { time_start: time }),
        ...(cabin && { cabin_id: cabin.id }),
        ...(values.phone_code && { phone_code: values.phone_code }),
        ...(promo.applied && shown && { promo: promo.applied.code }),
        seen,
      }),
      async send(body, idempotencyKey) {
        const { api, calls } = await bookingCalls(storefront);
        return api.call(calls.submitOrderCall, { body, idempotencyKey });
      },
      onSent({ uuid }) {
        forgetDraft("contact");
        forgetPromo();
        void go(bookingPath(uuid));
      },
      onRefused(error) {
        const required = confirmationOf(error, confirmation);
        if (required) {
          form.set("phone_code", "");
          setConfirmation(required);
          return true;
        }
        if (price.ask(error, submit) || promo.refuseBy(error)) return true;
        const refused = refusalOf(error, { dateId: date.id, people, cabin });
        if (!refused) return false;
        setRefusal(refused);
        document.getElementById(dateLabelId)?.focus();
        return true;
      },
    });
  };

  const openDates = tour.variants.filter((other) => other.id === date.id || !other.is_busy);
  return (
    <Form
      id={formId}
      className={styles.form}
      onSubmit={() => submit()}
      onInput={(event) => keepDraft("contact", event.currentTarget)}
    >
      <OrderSummary tour={tour}>{tour.location}</OrderSummary>
      <OrderRefusal
        refusal={refusal?.dateId === date.id ? refusal : null}
        hasOthers={openDates.some((other) => seatsOf(other) > 0)}
        onAsk={onAsk}
      />
      <Select
        id={dateLabelId}
        label={t("order.date")}
        value={String(date.id)}
        items={openDates.map((other) => {
          const dates = formatDateRange(other.start, other.end, locale, "full");
          const isFull = seatsOf(other) === 0;
          return {
            value: String(other.id),
            text: isFull
              ? t("order.dateSoldOut", { dates })
              : t("order.dateOption", {
                  dates,
                  price: formatMoney(
                    { minor: seatInCabin(other, cabin).price, currency: other.currency },
                    locale,
                  ),
                }),
            disabled: isFull && other.id !== date.id,
          };
        })}
        onValueChange={(value) => choice.chooseDate(Number(value))}
      />
      <StartTime times={date.times} time={time} onChoose={choice.chooseTime} />
      <PartyFieldset
        tour={tour}
        party={party}
        seats={seatsOf(date)}
        onChange={choice.setParty}
        className={styles.group}
      >
        <p className={styles.muted} aria-live="polite">
          {t("order.seats", { count: seatsOf(date) })}
        </p>
      </PartyFieldset>
      {tour.ship && tour.ship.cabins.length > 0 && (
        <Suspense>
          <CabinField
            ship={tour.ship}
            date={date}
            cabin={cabin}
            people={people}
            left={left}
            onChoose={choice.chooseCabin}
          />
        </Suspense>
      )}
      <fieldset className={styles.group}>
        <legend>{t("order.contacts")}</legend>
        <FormAlert
          key={state.attempt}
          problem={state.problem}
          faults={contactFaults(formId, state.errors, t)}
        />
        <ContactFields
          formId={formId}
          field={field}
          onEmail={(email) => form.set("email", email)}
          commentPlaceholder={t("order.commentPlaceholder")}
        />
      </fieldset>
      <OrderMoney tour={tour} date={date} party={party} order={order} promo={promo} />
      <OrderPromises tour={tour} date={date} order={order} />
      <ConsentField formId={formId} field={field} />
      {confirmation && (
        <Suspense>
          <PhoneCodeStep
            key={confirmation.round}
            confirmation={confirmation}
            field={field("phone_code")}
            onCode={(code) => form.set("phone_code", code)}
            onResend={() => {
              form.set("phone_code", "");
              submit();
            }}
          />
        </Suspense>
      )}
      {price.question}
      <div className={styles.footer}>
        <OrderTotal order={order} isInstant={tour.isInstant} />
        {isTooYoung(tour, party) ? (
          <Button size="lg" onClick={onAsk}>
            {t("order.askOrganizer")}
          </Button>
        ) : (
          <Button type="submit" size="lg" loading={state.isSending}>
            {t(order.price ? "order.send" : "order.sendOpen")}
          </Button>
        )}
      </div>
    </Form>
  );
}
