import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect, useRef, useState } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { messageOf } from "../../platform/forms/problems/failure-toast.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskNotFound } from "../desk/desk-states.tsx";
import { launchCheck } from "./launch-check.ts";
import { beginCheck } from "./verification-queries.ts";
import styles from "./verification.module.css";
import type { Route } from "./+types/check-route";

export const handle: DeskHandle = { page: "records" };

/** `/organizer/records/{id}/verification`: the provider's own frame, or the way to a form that takes its place. */
export default function CheckPage({ params }: Route.ComponentProps) {
  const { variant } = useStorefront();
  const organizerId = Number(params.id);
  const [attempt, setAttempt] = useState(0);
  if (variant.identityVerification === null) return <DeskNotFound />;
  return <Check key={attempt} organizerId={organizerId} onAgain={() => setAttempt(attempt + 1)} />;
}

function Check({ organizerId, onAgain }: { organizerId: number; onAgain: () => void }) {
  const { t } = useTranslation("verification");
  const storefront = useStorefront();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "open" | "sent" | { failure: string }>("loading");
  const back = organizerPath("records", organizerId);
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { url, accessToken } = await beginCheck(storefront, organizerId);
      const { current: element } = frame;
      if (leaving.signal.aborted || !element) return;
      if (url !== null) {
        window.location.assign(url);
        return;
      }
      await launchCheck(element, {
        accessToken,
        locale: storefront.locale,
        title: t("title"),
        renew: async () => (await beginCheck(storefront, organizerId)).accessToken,
        onSent: () => setState("sent"),
        signal: leaving.signal,
      });
      setState((before) => (before === "loading" ? "open" : before));
    };
    begin().catch((error: unknown) => {
      if (!leaving.signal.aborted) setState({ failure: messageOf(error) ?? "" });
    });
    return () => leaving.abort();
  }, [storefront, organizerId, t]);
  const failure = typeof state === "object" ? state.failure : null;
  return (
    <>
      <DeskHeader title={t("title")} over={{ href: back, text: t("back") }} />
      {failure !== null && (
        <div className={styles.check}>
          <FormAlert
            problem={
              failure === "" ? { kind: "unreachable" } : { kind: "refused", messages: [failure] }
            }
          />
          <div>
            <Button variant="secondary" onClick={onAgain}>
              {t("again")}
            </Button>
          </div>
        </div>
      )}
      {state === "sent" && (
        <div className={styles.check} role="status">
          <p>{t("sent")}</p>
          <div>
            <Button
              onClick={() =>
                window.location.assign(absoluteUrl(storefront, storefront.locale, back))
              }
            >
              {t("back")}
            </Button>
          </div>
        </div>
      )}
      {state === "loading" && <Skeleton shape="block" height="24rem" />}
      <div ref={frame} className={styles.frame} />
    </>
  );
}
