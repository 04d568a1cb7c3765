import { email, required } from "@tropa/domain/forms/form-rules";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Form } from "@tropa/ui-kit/form";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { createApiForm } from "../../platform/forms/api-form.ts";
import OwnDetails from "../../people/contact-fields/own-details.tsx";
import { EmailField } from "../../people/contact-fields/email-field.tsx";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { forgetDraft, keepDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { lastRequest } from "../calls/last-request.ts";
import { interactionCalls } from "../calls/interaction-calls.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { phoneRules } from "../../people/contact-fields/phone-rules.ts";
import { SmallDialog } from "../../platform/forms/small-dialog.tsx";
import { readSubscriber, keepSubscriber } from "../../people/contact-fields/subscriber.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import styles from "../../platform/forms/small-dialog.module.css";

type ProgrammeValues = { email: string; phone: string; follow: boolean };
type Channel = "email" | "messenger";

interface ProgrammeOrder {
  tourId: number;
  channel: Channel;
  email: string;
  phone: string;
  follow: boolean;
}

/** Orders the programme and, if the visitor agreed, subscribes them to changes. */
async function orderProgramme(storefront: Storefront, order: ProgrammeOrder): Promise<void> {
  const { api, calls } = await interactionCalls(storefront);
  const { currency } = storefront;
  const { email: address, phone: number, tourId: tour_id } = order;
  if (order.channel === "messenger") {
    const request = lastRequest();
    await api.call(calls.orderProgramByWhatsappCall, {
      body: {
        phone: number,
        tour_id,
        currency,
        ...(address && { email: address }),
        ...(request && { request_id: request.requestId, request_token: request.token }),
      },
    });
    return;
  }
  if (!order.follow) {
    await api.call(calls.orderProgramByEmailCall, { body: { email: address, tour_id, currency } });
    return;
  }
  const stored = readSubscriber();
  const { subscriber_id: subscriber } = await api.call(calls.subscribeTourProgramCall, {
    body: { email: address, tour_id, currency, ...(stored !== null && { subscriber_id: stored }) },
  });
  keepSubscriber(subscriber);
}

/** Sends a tour's programme by e-mail or messenger. */
export default function ProgrammeDialog({
  tourId,
  channel,
  onClose,
}: {
  tourId: number;
  channel: Channel;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const draft = readDraft("contact");
  const [done, setDone] = useState<string | null>(null);
  const isEmail = channel === "email";
  const { form, state, field } = useApiForm(() =>
    createApiForm<ProgrammeValues>({
      rules: {
        phone: isEmail ? [] : phoneRules,
        email: isEmail ? [required, email] : [email],
        follow: [],
      },
      text: failureText(i18n.t),
    }),
  );
  const onSubmit = () => {
    void form.submit({
      body: (values): ProgrammeOrder => ({
        tourId,
        channel,
        email: values.email.trim(),
        phone: values.phone ?? "",
        follow: values.follow ?? false,
      }),
      send: async (order) => {
        await orderProgramme(storefront, order);
        return order;
      },
      onSent(order) {
        forgetDraft("contact");
        setDone(
          isEmail
            ? t(order.follow ? "program.followed" : "program.sentEmail", { email: order.email })
            : t("program.sentMessenger", { phone: readablePhone(order.phone) }),
        );
      },
    });
  };
  return (
    <SmallDialog
      title={t(isEmail ? "program.titleEmail" : "program.titleMessenger")}
      done={done}
      onClose={onClose}
    >
      <Form
        className={styles.form}
        onSubmit={onSubmit}
        onInput={(event) => keepDraft("contact", event.currentTarget)}
      >
        <OwnDetails />
        <FormAlert key={state.attempt} problem={state.problem} />
        {!isEmail && (
          <PhoneField {...field("phone")} label={t("fields.phone")} defaultValue={draft.phone} />
        )}
        <EmailField
          {...field("email")}
          onSuggestionAccepted={(address) => form.set("email", address)}
          label={t("fields.email")}
          optional={!isEmail}
          hint={isEmail ? undefined : t("program.emailHint")}
          defaultValue={draft.email}
        />
        {isEmail && (
          <Checkbox {...field("follow")} hint={t("program.followHint")}>
            {t("program.follow")}
          </Checkbox>
        )}
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("program.send")}
        </Button>
      </Form>
    </SmallDialog>
  );
}
