import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { takeLostFocus } from "../../platform/focus/lost-focus.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./help-answer.module.css";

/**
 * "Did it help?": feedback once per visit, counted anonymously. Rendered by the server, so that nothing below it moves.
 */
export function HelpMark({ slug }: { slug: string }) {
  const { t } = useTranslation("help");
  const storefront = useStorefront();
  const [state, setState] = useState<"open" | "sending" | "helped" | "not" | "failed">("open");
  const say = async (isHelpful: boolean) => {
    if (state === "sending") return;
    setState("sending");
    try {
      const [api, { markHelpArticleCall }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/editorial/calls-content"),
      ]);
      await api.call(markHelpArticleCall, { body: { slug, is_helpful: isHelpful } });
      setState(isHelpful ? "helped" : "not");
    } catch {
      setState("failed");
    }
  };
  const isSaid = state === "helped" || state === "not";
  return (
    <fieldset aria-labelledby="help-mark" className={styles.mark}>
      <p id="help-mark" role="status" tabIndex={-1} ref={isSaid ? takeLostFocus : undefined}>
        {t(`mark.${isSaid || state === "failed" ? state : "question"}`)}
      </p>
      {!isSaid && (
        <>
          <Button variant="secondary" onClick={() => void say(true)}>
            {t("mark.yes")}
          </Button>
          <Button variant="secondary" onClick={() => void say(false)}>
            {t("mark.no")}
          </Button>
        </>
      )}
    </fieldset>
  );
}
