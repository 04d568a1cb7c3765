import { organizerChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { messageLength } from "@tropa/api-contract/conversation/chat";
import { maxLength, required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { Textarea } from "@tropa/ui-kit/textarea";
import { profileQuestion } from "../../people/after-sign-in/ask-for-profile.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { useGo } from "../../platform/history/layers.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { SmallDialog } from "../../platform/forms/small-dialog.tsx";
import styles from "../../platform/forms/small-dialog.module.css";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { chatPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { draftOf, keepDraft } from "../sending/drafts.ts";

export interface AskDialogProps {
  accountId: number;
  organizer: { id: number; name: string };
  tour: { id: number; title: string };
  onClose: () => void;
}

/** Asks an organizer about a tour, for a signed-in visitor. The question becomes the next message of their chat. */
export default function AskDialog({ accountId, organizer, tour, onClose }: AskDialogProps) {
  const { t, i18n } = useTranslation("chat");
  const storefront = useStorefront();
  const go = useGo();
  const draft = `organizer-${organizer.id}` as const;
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ message: string }>({
      rules: { message: [required, maxLength(messageLength)] },
      text: failureText(i18n.t),
    }),
  );
  const onSubmit = () =>
    void form.submit({
      body: ({ message }) => ({
        organizer_id: organizer.id,
        tour_id: tour.id,
        message: message.trim(),
      }),
      async send(body, idempotencyKey) {
        // Ask on sending, not on opening: a second window would take the focus from somebody who is typing.
        await profileQuestion("message");
        return callApi(storefront, organizerChatCall, { body, idempotencyKey });
      },
      onSent({ id }) {
        keepDraft(accountId, draft, "");
        onClose();
        void go(chatPath(id));
      },
    });
  return (
    <SmallDialog title={t("ask.title", { name: organizer.name })} done={null} onClose={onClose}>
      <Form className={styles.form} onSubmit={onSubmit}>
        <FormAlert key={state.attempt} problem={state.problem} />
        <p className={styles.muted}>{tour.title}</p>
        <Textarea
          {...field("message")}
          label={t("ask.question")}
          rows={4}
          defaultValue={draftOf(accountId, draft)}
          onInput={({ currentTarget }) => keepDraft(accountId, draft, currentTarget.value)}
        />
        <p className={styles.muted}>
          {t("ask.note")} {storefront.variant.features.contactsHidden && t("ask.contacts")}
        </p>
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("ask.send")}
        </Button>
      </Form>
    </SmallDialog>
  );
}
