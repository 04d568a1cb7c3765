import { maxLength } from "@tropa/domain/form-rules";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Counter } from "@tropa/ui-kit/counter";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ShownTour } from "../tour/tour-loader.ts";
import { createApiForm } from "./api-form.ts";
import { contactDraft } from "./contact-draft.ts";
import { contactBody, ContactFields, contactFaults, contactRules } from "./contact-fields.tsx";
import type { ContactValues } from "./contact-fields.tsx";
import { FormAlert } from "./form-alert.tsx";
import { sendHelpRequest } from "./help-form.ts";
import type { HelpBody, SentRequest } from "./help-form.ts";
import { OrderSummary } from "./order-summary.tsx";
import { partyBounds } from "./order-price.ts";
import { requestMarks, signedComment } from "./request-origin.ts";
import { failureText } from "./rule-resolver.ts";
import { useApiForm } from "./use-api-form.ts";
import styles from "./order-drawer.module.css";

type AskValues = ContactValues & { dates: string };

const longestDates = 200;

export interface AskFormProps {
  formId: string;
  tour: ShownTour;
  onSent: (sent: SentRequest) => void;
}

/** Asks about a tour that has no date to book: a help request with the tour in it. */
export function AskForm({ formId, tour, onSent }: AskFormProps) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const [party, setParty] = useState({ adults: 1, children: 0 });
  const bounds = partyBounds(party, tour.max_group_size);
  const { form, state, field } = useApiForm(() =>
    createApiForm<AskValues>({
      rules: { dates: [maxLength(longestDates)], ...contactRules(variant) },
      text: failureText(i18n.t),
    }),
  );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({
      body: (values): HelpBody => ({
        ...contactBody(values),
        ...requestMarks(),
        comment: signedComment(i18n.t, values.comment),
        ...party,
        ...(values.dates.trim() && { dates: values.dates.trim() }),
        type: "common_help",
        tour_id: tour.id,
      }),
      async send(body, idempotencyKey) {
        const answer = await sendHelpRequest(storefront, body, idempotencyKey);
        return {
          requestId: answer.request_id,
          region: answer.region,
          hasEmail: body.email !== undefined,
        };
      },
      onSent(sent) {
        contactDraft.forgetComment();
        onSent(sent);
      },
    });
  };

  const { request_period_start: from, request_period_end: to } = tour;
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <OrderSummary tour={tour}>
        {tour.use_request_period && from && to
          ? t("tour:dates.anyFrom", {
              from: formatDate(from, locale, "full"),
              to: formatDate(to, locale, "full"),
            })
          : tour.location}
      </OrderSummary>
      <p className={styles.muted}>{t("order.askText")}</p>
      <TextField
        {...field("dates")}
        id={`${formId}-dates`}
        label={t("fields.dates")}
        optional
        icon="calendar"
        placeholder={t("order.datesPlaceholder")}
      />
      <fieldset className={styles.group}>
        <legend>{t("order.travellers")}</legend>
        <Counter
          label={t("order.adults")}
          min={1}
          max={bounds.adults}
          value={party.adults}
          onValueChange={(adults) => setParty({ ...party, adults })}
        />
        <Counter
          label={t("order.children")}
          max={bounds.children}
          value={party.children}
          onValueChange={(children) => setParty({ ...party, children })}
        />
      </fieldset>
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
          commentPlaceholder={t("order.askCommentPlaceholder")}
        />
      </fieldset>
      <div className={styles.footer}>
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("order.ask")}
        </Button>
      </div>
    </form>
  );
}
