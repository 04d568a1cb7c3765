import { useQuery } from "@tanstack/react-query";
import {
  answerTourQuestionCall,
  moderateTourQuestionCall,
} from "@tropa/api-contract/editorial/calls-questions";
import type { staffQuestionsCall } from "@tropa/api-contract/editorial/calls-questions";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { longestAnswer } from "@tropa/domain/editorial/question";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useDeskAct } from "./desk-queries.ts";
import { questionsQuery } from "./written-queries.ts";
import { Queue, useQueueAddress } from "./queue.tsx";
import styles from "./queues.module.css";

type StaffQuestion = AnswerOf<typeof staffQuestionsCall>["items"][number];
const parts = ["held", "waiting", "answered", "rejected"] as const;
interface Decision {
  id: number;
  status: StaffQuestion["status"];
}
interface Answer {
  id: number;
  version: number;
  answer: string;
}

/** Questions about tours, by status: held, waiting, answered or rejected. */
export function QuestionsQueue({ search }: { search: string }) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { page, query, hrefFor, narrow } = useQueueAddress("reviews");
  const part = parts.find((one) => one === query.get("status")) ?? "held";
  // Search results have pages of their own, so start at the first.
  const options = questionsQuery(storefront, { part, page: search === "" ? page : 1, search });
  const decide = useDeskAct<Decision, StaffQuestion>({
    send: (api, { id, status }) =>
      api.call(moderateTourQuestionCall, { body: { question_id: id, status } }),
    leaves: { queryKey: options.queryKey, isIt: (item, { id }) => item.id === id },
    done: ({ status }) => ({ text: t(`questions.done.${status}`) }),
  });
  // Not optimistic: removing the question would discard what was typed into its form.
  const answer = useDeskAct<Answer>({
    send: (api, { id, ...given }) =>
      api.call(answerTourQuestionCall, { body: { question_id: id, ...given } }),
    done: () => ({ text: t("questions.done.answered") }),
  });
  return (
    <>
      <FilterButtons
        label={t("questions.which")}
        chosen={part}
        onChoose={(value) => narrow("status", value === "held" ? "" : value)}
        options={parts.map((filter) => ({ filter, name: t(`questions.${filter}`), count: null }))}
      />
      <Queue
        result={useQuery(options)}
        hrefFor={hrefFor}
        empty={t("questions.empty")}
        keyOf={({ id }) => id}
      >
        {(question) => (
          <Question
            question={question}
            isSending={answer.isPending}
            onDecide={decide.mutate}
            onAnswer={answer.mutate}
          />
        )}
      </Queue>
    </>
  );
}

interface QuestionProps {
  question: StaffQuestion;
  isSending: boolean;
  onDecide: (decision: Decision) => void;
  onAnswer: (answer: Answer) => void;
}

function Question({ question, isSending, onDecide, onAnswer }: QuestionProps) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const [answer, setAnswer] = useState(question.answer ?? "");
  const { id, status, tour, version } = question;
  const lang = question.locale === locale ? undefined : question.locale;
  const decide = (to: StaffQuestion["status"]) => onDecide({ id, status: to });
  return (
    <>
      <div className={styles.head}>
        <h2>{question.author_name}</h2>
        <span className={styles.hint}>{formatDate(question.asked_at.slice(0, 10), locale)}</span>
      </div>
      <p>
        <Link href={listingPath(tour.slug)}>{tour.name}</Link>
      </p>
      <p className={styles.text} lang={lang}>
        {question.question}
      </p>
      {status === "published" && (
        <Textarea
          name="answer"
          label={t("questions.answer")}
          value={answer}
          maxLength={longestAnswer}
          rows={3}
          onValueChange={setAnswer}
        />
      )}
      <div className={styles.actions}>
        {status === "published" ? (
          <Button
            disabled={isSending || answer.trim() === ""}
            onClick={() => onAnswer({ id, version, answer: answer.trim() })}
          >
            {t("questions.send")}
          </Button>
        ) : (
          <Button onClick={() => decide("published")}>{t("questions.publish")}</Button>
        )}
        {status === "rejected" ? (
          <Button variant="secondary" onClick={() => decide("held")}>
            {t("questions.hold")}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => decide("rejected")}>
            {t("questions.reject")}
          </Button>
        )}
      </div>
    </>
  );
}
