import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useSearchParams } from "react-router";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { QuestionItem } from "./question-item.tsx";
import { questionParts, questionsQuery } from "./question-queries.ts";
import type { QuestionPart } from "./question-queries.ts";
import styles from "./questions.module.css";

export const handle: DeskHandle = { page: "questions" };

/** `/organizer/questions`: public questions about one's tours. */
export default function QuestionsPage() {
  const { t } = useTranslation("organizerQuestions");
  const [query, setQuery] = useSearchParams();
  const part: QuestionPart = query.get("part") === "answered" ? "answered" : "waiting";
  const { data } = useInfiniteQuery(questionsQuery(useStorefront(), part));
  const counts = data?.pages[0]?.counts;
  return (
    <>
      <DeskHeader title={t("organizerDesk:pages.questions")} />
      <SegmentedControl
        className={styles.which}
        label={t("which")}
        value={part}
        onValueChange={(value) =>
          setQuery(value === "answered" ? { part: value } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
        segments={questionParts.map((value) => ({
          value,
          label: counts ? t("countOf", { name: t(value), count: counts[value] }) : t(value),
        }))}
      />
      <Questions part={part} />
    </>
  );
}

function Questions({ part }: { part: QuestionPart }) {
  const { t } = useTranslation("organizerQuestions");
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(questionsQuery(useStorefront(), part));
  if (!data) return isError ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        icon="check-circle"
        title={t(`empty.${part}`)}
        text={t("emptyText")}
        headingLevel={2}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((question) => (
          <li key={question.id}>
            <QuestionItem question={question} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}
