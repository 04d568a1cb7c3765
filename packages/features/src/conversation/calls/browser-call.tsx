import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useState } from "react";
import { clockOf, isUnderWay, secondsOf } from "./call-state.ts";
import type { CallState } from "./call-state.ts";
import styles from "./call-window.module.css";
import type { BrowserCallControl } from "./use-browser-call.ts";

/** A call made in this browser: the call button, then the state of the call. */
export function BrowserCall({ call }: { call: BrowserCallControl }) {
  const { t } = useTranslation("calls");
  const { state } = call;
  return (
    <section className={styles.browser} aria-label={t("browser.label")}>
      <CallStatus state={state} />
      {isUnderWay(state) ? (
        <div className={styles.controls}>
          {state.phase === "talking" && (
            <Button
              variant="secondary"
              size="lg"
              aria-pressed={state.isMuted}
              onClick={() => call.setMuted(!state.isMuted)}
            >
              {t("browser.mute")}
            </Button>
          )}
          <Button variant="danger" size="lg" onClick={call.hangUp}>
            {t("browser.hangUp")}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" size="lg" fullWidth onClick={call.dial}>
          {t(state.phase === "idle" ? "browser.call" : "browser.again")}
        </Button>
      )}
    </section>
  );
}

function CallStatus({ state }: { state: CallState }) {
  const { t } = useTranslation("calls");
  return (
    <>
      {/* Always mounted, so that screen readers announce each change. */}
      <p className={styles.status} data-phase={state.phase} role="status">
        {state.phase === "failed"
          ? t(`browser.failed.${state.reason}`)
          : state.phase === "talking" && state.isMuted
            ? t("browser.muted")
            : state.phase === "ended" && state.seconds !== null
              ? t("browser.lasted", { time: clockOf(state.seconds) })
              : t(`browser.${state.phase}`)}
      </p>
      {state.phase === "talking" && <TalkTime since={state.since} />}
    </>
  );
}

/** The role `timer` keeps screen readers from reading out every second. */
function TalkTime({ since }: { since: number }) {
  const { t } = useTranslation("calls");
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.time} role="timer" aria-label={t("browser.time")}>
      {clockOf(secondsOf(since, now))}
    </p>
  );
}
