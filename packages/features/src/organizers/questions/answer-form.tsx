import { useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { answerTourQuestionCall } from "@tropa/api-contract/editorial/calls-questions";
import type { TourQuestion } from "@tropa/api-contract/editorial/calls-questions";
import { longestAnswer } from "@tropa/domain/editorial/question";
import { maxLength, required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { questionsKey } from "./question-queries.ts";
import styles from "./questions.module.css";

/** The current question, from a refusal because somebody was faster. */
interface Others {
  version: number;
  answer: string | null;
}

function othersOf(error: unknown): Others | null {
  if (!isApiClientError(error) || error.code !== "conflict") return null;
  const { question } = error.data;
  if (typeof question !== "object" || question === null) return null;
  const { version, answer = null } = question as { version?: unknown; answer?: unknown };
  return typeof version === "number"
    ? { version, answer: typeof answer === "string" ? answer : null }
    : null;
}

interface AnswerFormProps {
  question: TourQuestion;
  onClose: () => void;
}

/** Writes, changes or deletes an answer. A concurrent change by somebody else never discards what was typed. */
export function AnswerForm({ question, onClose }: AnswerFormProps) {
  const { t, i18n } = useTranslation("organizerQuestions");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [others, setOthers] = useState<Others | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ answer: string }>({
      rules: { answer: [required, maxLength(longestAnswer)] },
      text: failureText(i18n.t),
    }),
  );
  const version = others?.version ?? question.version;
  const sending = (said: "done" | "takenBack") => ({
    send: (body: { answer: string }) =>
      callApi(storefront, answerTourQuestionCall, {
        body: { ...body, question_id: question.id, version },
      }),
    async onSent() {
      showToast({ type: "success", text: t(said) });
      await queries.invalidateQueries({ queryKey: questionsKey });
      onClose();
    },
    onRefused(error: unknown) {
      const found = othersOf(error);
      if (found) setOthers(found);
      return found !== null;
    },
  });
  const onSubmit = () =>
    void form.submit({
      body: ({ answer }) => ({ answer: answer.trim() }),
      ...sending("done"),
      onSent: () => void sending("done").onSent(),
    });
  const takeBack = () =>
    void form.submit({
      body: () => ({ answer: "" }),
      ...sending("takenBack"),
      onSent: () => void sending("takenBack").onSent(),
    });
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <FormAlert key={state.attempt} problem={state.problem} />
      {others && (
        <div role="alert" className={styles.conflict}>
          <p>{t("conflict")}</p>
          <p lang={question.locale === storefront.locale ? undefined : question.locale}>
            {others.answer === null ? t("gone") : t("others", { answer: others.answer })}
          </p>
        </div>
      )}
      <Textarea
        {...field("answer")}
        id={`answer-${question.id}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press of "answer" has brought it
        autoFocus
        label={t("answer")}
        hint={t("hint")}
        rows={4}
        maxLength={longestAnswer}
        defaultValue={question.answer ?? ""}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={state.isSending}>
          {t("send")}
        </Button>
        {question.answer !== null && (
          <Button variant="secondary" disabled={state.isSending} onClick={takeBack}>
            {t("takeBack")}
          </Button>
        )}
        <Button variant="ghost" disabled={state.isSending} onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  );
}
