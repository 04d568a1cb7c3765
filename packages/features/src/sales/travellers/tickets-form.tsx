import type { TicketsForm as Tickets, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { maxLength } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { Textarea } from "@tropa/ui-kit/textarea";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ticketFields } from "./ticket-fields.ts";
import { withOwnFields } from "./traveller-values.ts";
import styles from "./travellers.module.css";

type Values = Record<(typeof ticketFields)[number], string>;

const longest = 1000;
const wide = new Set<string>(["important", "comment_for_all_cities"]);

export interface TicketsFormProps {
  formId: string;
  tickets: Tickets;
  /** Whether empty fields keep stored values: the page opened by link does not show them. */
  keepsEmpty: boolean;
  send: (tickets: Tickets) => Promise<TouristsInfo>;
  onSent: (info: TouristsInfo) => void;
}

/** A form for the party's tickets there and back. */
export function TicketsForm({ formId, tickets, keepsEmpty, send, onSent }: TicketsFormProps) {
  const { t, i18n } = useTranslation("travellers");
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: {
        arrival: [maxLength(longest)],
        departure: [maxLength(longest)],
        train_arrival: [maxLength(longest)],
        train_departure: [maxLength(longest)],
        other_mean_of_transport_arrival: [maxLength(longest)],
        other_mean_of_transport_departure: [maxLength(longest)],
        important: [maxLength(longest)],
        comment_for_all_cities: [maxLength(longest)],
      },
      text: failureText(i18n.t),
    }),
  );
  const submit = () => {
    void form.submit({
      body: (values): Tickets =>
        Object.fromEntries(
          ticketFields
            .map((name) => [name, values[name].trim()] as const)
            .filter(([, text]) => !keepsEmpty || text !== ""),
        ),
      send: (body) => withOwnFields(send(body)),
      onSent(answer) {
        showToast({ type: "success", text: t("saved") });
        onSent(answer);
      },
    });
  };
  return (
    <Form className={styles.form} busy={state.isSending} onSubmit={submit}>
      <FormAlert problem={state.problem} />
      <div className={styles.fields}>
        {ticketFields.map((name) => (
          <Textarea
            key={name}
            {...field(name)}
            id={`${formId}-${name}`}
            className={wide.has(name) ? styles.wide : undefined}
            label={t(`tickets.fields.${name}`)}
            rows={2}
            defaultValue={tickets[name]}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" loading={state.isSending}>
          {t("tickets.save")}
        </Button>
      </div>
    </Form>
  );
}
