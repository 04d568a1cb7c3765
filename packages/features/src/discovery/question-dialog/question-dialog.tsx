import { longestQuestion } from "@tropa/domain/editorial/question";
import { email, maxLength, personName, required } from "@tropa/domain/forms/form-rules";
import { longestName } from "@tropa/domain/forms/forms";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { EmailField } from "../../people/contact-fields/email-field.tsx";
import { useSession } from "../../people/session/session.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { forgetDraft, keepDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { SmallDialog } from "../../platform/forms/small-dialog.tsx";
import styles from "../../platform/forms/small-dialog.module.css";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

interface QuestionValues {
  question: string;
  name: string;
  email: string;
}

interface QuestionDialogProps {
  tour: { id: number; title: string };
  onClose: () => void;
}

/** A form for a public question about a tour. Visitors who are not signed in give an e-mail address for the answer. */
export default function QuestionDialog({ tour, onClose }: QuestionDialogProps) {
  const { t, i18n } = useTranslation("questions");
  const storefront = useStorefront();
  const profile = useSession((session) => session.profile);
  const [isSignedIn] = useState(profile !== null);
  const [sent, setSent] = useState<"done" | "held" | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<QuestionValues>({
      rules: {
        question: [required, maxLength(longestQuestion)],
        name: isSignedIn ? [] : [required, personName, maxLength(longestName)],
        email: isSignedIn ? [] : [required, email],
      },
      text: failureText(i18n.t),
    }),
  );
  const draftName = `question-${tour.id}` as const;
  const draft = { ...readDraft("contact"), ...readDraft(draftName) };
  const onSubmit = () =>
    void form.submit({
      body: ({ question, name, email: address }) => ({
        tour_id: tour.id,
        question: question.trim(),
        ...(!isSignedIn && { name: name.trim(), email: address.trim() }),
      }),
      async send(body) {
        const [api, { askTourQuestionCall }] = await Promise.all([
          browserApi(storefront),
          import("@tropa/api-contract/editorial/calls-questions"),
        ]);
        return api.call(askTourQuestionCall, { body });
      },
      onSent({ is_held: isHeld }) {
        forgetDraft(draftName);
        setSent(isHeld ? "held" : "done");
      },
    });
  return (
    <SmallDialog
      title={t("ask.title")}
      done={sent === null ? null : t(`ask.${sent}`)}
      onClose={onClose}
    >
      <Form
        className={styles.form}
        onSubmit={onSubmit}
        onInput={(event) => keepDraft(draftName, event.currentTarget)}
      >
        <FormAlert key={state.attempt} problem={state.problem} />
        <p className={styles.muted}>{tour.title}</p>
        <Textarea
          {...field("question")}
          label={t("ask.question")}
          placeholder={t("ask.placeholder")}
          rows={4}
          maxLength={longestQuestion}
          defaultValue={draft.question}
        />
        {!isSignedIn && (
          <>
            <TextField
              {...field("name")}
              label={t("ask.name")}
              autoComplete="given-name"
              icon="user"
              defaultValue={draft.name}
            />
            <EmailField
              {...field("email")}
              label={t("ask.email")}
              hint={t("ask.emailHint")}
              defaultValue={draft.email}
              onSuggestionAccepted={(address) => form.set("email", address)}
            />
          </>
        )}
        <p className={styles.muted}>{t("ask.note")}</p>
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("ask.send")}
        </Button>
      </Form>
    </SmallDialog>
  );
}
