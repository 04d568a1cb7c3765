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
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { questionsQuery, useDeskAct } from "./desk-queries.ts";
import { Queue, useQueueAddress } from "./queue.tsx";
import styles from "./queues.module.css";

type StaffQuestion = AnswerOf<typeof staffQuestionsCall>["items"][number];
const parts = ["held", "waiting", "rejected"] as const;
type Act =
  | { id: number; status: "published" | "held" | "rejected" }
  | { id: number; version: number; answer: string };

/** Questions about tours that staff look at: held ones, those without an answer, rejected ones. */
export function QuestionsQueue() {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { page, query, hrefFor, narrow } = useQueueAddress("reviews");
  const part = parts.find((one) => one === query.get("status")) ?? "held";
  const options = questionsQuery(storefront, { part, page });
  const { mutate } = useDeskAct<Act, StaffQuestion>({
    send: (api, { id, ...act }) =>
      "status" in act
        ? api.call(moderateTourQuestionCall, { body: { question_id: id, ...act } })
        : api.call(answerTourQuestionCall, { body: { question_id: id, ...act } }),
    leaves: { queryKey: options.queryKey, isIt: (item, { id }) => item.id === id },
    done: (act) => ({
      text: "status" in act ? t(`questions.done.${act.status}`) : t("questions.answered"),
    }),
  });
  return (
    <>
      <SegmentedControl
        label={t("questions.which")}
        value={part}
        onValueChange={(value) => narrow("status", value === "held" ? "" : value)}
        segments={parts.map((value) => ({ value, label: t(`questions.${value}`) }))}
      />
      <Queue
        result={useQuery(options)}
        hrefFor={hrefFor}
        empty={t("questions.empty")}
        keyOf={({ id }) => id}
      >
        {(question) => <Question question={question} onAct={mutate} />}
      </Queue>
    </>
  );
}

function Question({ question, onAct }: { question: StaffQuestion; onAct: (act: Act) => void }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const [answer, setAnswer] = useState("");
  const { id, status, tour, version } = question;
  const lang = question.locale === locale ? undefined : question.locale;
  const decide = (to: StaffQuestion["status"]) => onAct({ id, status: to });
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
            disabled={answer.trim() === ""}
            onClick={() => onAct({ id, version, answer: answer.trim() })}
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
