import { maxLength, required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { forgetDraft, keepDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { interactionCalls } from "../../sales/calls/interaction-calls.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { SmallDialog } from "../../platform/forms/small-dialog.tsx";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import styles from "../../platform/forms/small-dialog.module.css";

const reasons = ["price", "description", "photos", "organizer", "dates", "other"] as const;
type Reason = (typeof reasons)[number];

const longestText = 3000;

/** A form for a complaint about a tour: a reason and a text. */
export default function ComplaintDialog({
  tourId,
  onClose,
}: {
  tourId: number;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const [reason, setReason] = useState<Reason>("description");
  const [isSent, setSent] = useState(false);
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ text: string }>({
      rules: { text: [required, maxLength(longestText)] },
      text: failureText(i18n.t),
    }),
  );
  const draft = `complaint-${tourId}` as const;
  const onSubmit = () => {
    void form.submit({
      body: ({ text }) => ({
        tour_id: tourId,
        text: `${t(`complaint.reasons.${reason}`)}\n\n${text.trim()}`,
      }),
      async send(body) {
        const { api, calls } = await interactionCalls(storefront);
        return api.call(calls.tourComplaintCall, { body });
      },
      onSent() {
        forgetDraft(draft);
        setSent(true);
      },
    });
  };
  return (
    <SmallDialog
      title={t("complaint.title")}
      done={isSent ? t("complaint.done") : null}
      onClose={onClose}
    >
      <Form
        className={styles.form}
        onSubmit={onSubmit}
        onInput={(event) => keepDraft(draft, event.currentTarget)}
      >
        <FormAlert key={state.attempt} problem={state.problem} />
        <RadioGroup
          label={t("complaint.reason")}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`complaint.reasons.${value}`) }))}
          onValueChange={(value) =>
            setReason(reasons.find((candidate) => candidate === value) ?? "other")
          }
        />
        <Textarea
          {...field("text")}
          label={t("complaint.text")}
          rows={4}
          defaultValue={readDraft(draft).text}
        />
        <p className={styles.muted}>{t("complaint.note")}</p>
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("complaint.send")}
        </Button>
      </Form>
    </SmallDialog>
  );
}
