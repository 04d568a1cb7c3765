import { LOADING_BAR } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { useMessages } from "../messages/messages.tsx";
import styles from "./page-loading-bar.module.css";

/** Hidden, on the way, at its end, or fading out. */
type Phase = "idle" | "running" | "finished" | "hiding";

export type PageLoadingBarProps = Omit<ComponentProps<"div">, "children"> & {
  /** True while a page loads. */
  active: boolean;
};

/** The next state of a timed transition, and its delay. */
function nextPhase(phase: Phase, active: boolean): { phase: Phase; afterMs: number } | undefined {
  const { throttleMs, hideDelayMs, resetDelayMs } = LOADING_BAR;
  if (active) return phase === "running" ? undefined : { phase: "running", afterMs: throttleMs };
  if (phase === "running") return { phase: "finished", afterMs: 0 };
  if (phase === "finished") return { phase: "hiding", afterMs: hideDelayMs };
  if (phase === "hiding") return { phase: "idle", afterMs: resetDelayMs };
  return undefined;
}

/** A thin bar at the top of the window while a page loads; pages that come at once show none. */
export function PageLoadingBar({ active, className, style, ...rest }: PageLoadingBarProps) {
  const messages = useMessages();
  const [phase, setPhase] = useState<Phase>("idle");

  useEffect(() => {
    const next = nextPhase(phase, active);
    if (!next) return undefined;
    const timer = setTimeout(() => setPhase(next.phase), next.afterMs);
    return () => clearTimeout(timer);
  }, [phase, active]);

  return (
    <div
      role="progressbar"
      aria-label={messages.loading}
      aria-hidden={phase === "idle" || undefined}
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars(
        {
          "--bar-duration": `${LOADING_BAR.durationMs}ms`,
          "--bar-reset": `${LOADING_BAR.resetDelayMs}ms`,
        },
        style,
      )}
      data-phase={phase}
    />
  );
}
