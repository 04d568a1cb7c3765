import { maxLength, required } from "@tropa/domain/forms/form-rules";
import { oneAdult } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { formatDate, unbroken } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { saveLastRequest } from "../calls/last-request.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../choice/shown-tour.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import {
  contactBody,
  ConsentField,
  ContactFields,
  contactFaults,
  contactRules,
} from "../../people/contact-fields/contact-fields.tsx";
import type { ContactValues } from "../../people/contact-fields/contact-fields.tsx";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { forgetDraft, keepDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { sendHelpRequest } from "../help-request/help-form.ts";
import type { HelpBody } from "../help-request/help-form.ts";
import type { SentRequest } from "../calls/last-request.ts";
import { OrderSummary } from "./order-summary.tsx";
import { partyBody } from "./party-body.ts";
import { PartyFieldset } from "../party-fields/party-fieldset.tsx";
import { requestOrigin, commentWithOrigin } from "../calls/request-origin.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import styles from "./order-drawer.module.css";

type AskValues = ContactValues & {
  dates?: string;
  is_travel_by_avia?: boolean;
  is_travel_by_train?: boolean;
};

/** Fields for the traveller's transport to the tour. */
const travelFields = ["is_travel_by_avia", "is_travel_by_train"] as const;

const longestDates = 200;
const longestQuestion = 1500;

export interface AskFormProps {
  formId: string;
  tour: ShownTour;
  party?: Party | undefined;
  /** True for a question about the tour itself; then dates and travellers are not asked for. */
  isQuestion: boolean;
  onSent: (sent: SentRequest) => void;
}

/** Sends a help request about a tour that has no bookable date. */
export function AskForm({
  formId,
  tour,
  party: firstParty = oneAdult,
  isQuestion,
  onSent,
}: AskFormProps) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const [party, setParty] = useState(firstParty);
  const { form, state, field } = useApiForm(() =>
    createApiForm<AskValues>({
      rules: {
        dates: [maxLength(longestDates)],
        is_travel_by_avia: [],
        is_travel_by_train: [],
        ...contactRules(variant, locale),
        ...(isQuestion && { comment: [required, maxLength(longestQuestion)] }),
      },
      text: failureText(i18n.t),
    }),
  );

  const onSubmit = () => {
    void form.submit({
      body: (values): HelpBody => ({
        ...contactBody(values),
        ...requestOrigin(),
        comment: commentWithOrigin(i18n.t, values.comment),
        ...partyBody(party),
        ...(values.dates?.trim() && { dates: values.dates.trim() }),
        ...(values.is_travel_by_avia && { is_travel_by_avia: true }),
        ...(values.is_travel_by_train && { is_travel_by_train: true }),
        type: "common_help",
        tour_id: tour.id,
      }),
      async send(body, idempotencyKey) {
        const answer = await sendHelpRequest(storefront, body, idempotencyKey);
        return {
          requestId: answer.request_id,
          token: answer.request_token,
          region: answer.region,
          hasEmail: body.email !== undefined,
        };
      },
      onSent(sent) {
        forgetDraft("contact");
        saveLastRequest(sent);
        sendEvent({ name: "generate_lead", kind: "question", tourId: tour.id });
        onSent(sent);
      },
    });
  };

  const asks = isQuestion ? "question" : "dates";
  const { request_period_start: from, request_period_end: to } = tour;
  return (
    <Form
      id={formId}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={(event) => keepDraft("contact", event.currentTarget)}
    >
      <OrderSummary tour={tour}>
        {tour.use_request_period && from && to
          ? t("tour:dates.anyFrom", {
              from: unbroken(formatDate(from, locale, "full")),
              to: unbroken(formatDate(to, locale, "full")),
            })
          : tour.location}
      </OrderSummary>
      <p className={styles.muted}>{t(isQuestion ? "question.text" : "order.askText")}</p>
      {!isQuestion && (
        <>
          <TextField
            {...field("dates")}
            id={`${formId}-dates`}
            label={t("fields.dates")}
            optional
            icon="calendar"
            placeholder={t("order.datesPlaceholder")}
            defaultValue={readDraft("contact").dates}
          />
          <PartyFieldset
            tour={tour}
            party={party}
            seats={tour.max_group_size}
            onChange={setParty}
            className={styles.group}
          />
          {variant.features.ticketsWidget && (
            <fieldset className={styles.group}>
              <legend>{t("order.travel")}</legend>
              {travelFields.map((name) => (
                <Checkbox key={name} {...field(name)}>
                  {t(`order.${name}`)}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </>
      )}
      <fieldset className={styles.group}>
        <legend>{t("order.contacts")}</legend>
        <FormAlert
          key={state.attempt}
          problem={state.problem}
          faults={contactFaults(formId, state.errors, t, asks)}
        />
        <ContactFields
          formId={formId}
          field={field}
          onEmail={(email) => form.set("email", email)}
          asks={asks}
          commentPlaceholder={t(
            isQuestion ? "question.placeholder" : "order.askCommentPlaceholder",
          )}
        />
        <ConsentField formId={formId} field={field} />
      </fieldset>
      <div className={styles.footer}>
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t(isQuestion ? "question.send" : "order.ask")}
        </Button>
      </div>
    </Form>
  );
}
