import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { takeLostFocus } from "../../platform/focus/lost-focus.ts";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { browserId, isMarked, rememberHelpfulVote } from "./marked-questions.ts";
import styles from "./questions.module.css";

/** Shows how many readers found an answer helpful, with a button to vote once per browser and account. */
export function HelpfulVote({ id, count }: { id: number; count: number }) {
  const { t } = useTranslation("questions");
  const storefront = useStorefront();
  const [shown, setShown] = useState(count);
  const [state, setState] = useState<"open" | "sending" | "marked" | "failed">("open");
  // Without scripts only the number is shown.
  const isOffered = useIsHydrated() && state !== "marked" && !isMarked(id);
  const mark = async () => {
    setState("sending");
    try {
      const [api, { markTourQuestionCall }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/editorial/calls-questions"),
      ]);
      const answer = await api.call(markTourQuestionCall, {
        body: { question_id: id, browser: browserId() },
      });
      rememberHelpfulVote(id);
      setShown(answer.helpful_count);
      setState("marked");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.mark}>
      {isOffered && (
        <Button
          variant="secondary"
          icon="check"
          loading={state === "sending"}
          onClick={() => void mark()}
        >
          {t("mark.yes")}
        </Button>
      )}
      <p role="status" tabIndex={-1} ref={state === "marked" ? takeLostFocus : undefined}>
        {state === "failed" ? t("mark.failed") : shown > 0 && t("mark.count", { count: shown })}
      </p>
    </div>
  );
}
