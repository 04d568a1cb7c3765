import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useEffect, useReducer, useRef } from "react";
import { webCallData } from "./call-queries.ts";
import { idleCall, isUnderWay, nextCallState } from "./call-state.ts";
import type { CallEvent, CallState } from "./call-state.ts";
import type { Callee } from "./callee.ts";
import { openMicrophone } from "./microphone.ts";
import type { SipCall } from "./sip-call.ts";

export interface BrowserCallControl {
  state: CallState;
  isUnderWay: boolean;
  dial: () => void;
  hangUp: () => void;
  setMuted: (isMuted: boolean) => void;
}

/** The resources of one call. */
interface Attempt {
  isOver: boolean;
  microphone: MediaStream | null;
  call: SipCall | null;
}

/** Provides a call from this browser; closing the window ends it. */
export function useBrowserCall(storefront: Storefront, callee: Callee): BrowserCallControl {
  const [state, dispatch] = useReducer(nextCallState, idleCall);
  const current = useRef<Attempt | null>(null);

  const leave = () => {
    if (current.current) endAttempt(current.current);
    current.current = null;
  };
  useEffect(
    () => () => {
      if (current.current) endAttempt(current.current);
    },
    [],
  );

  const dial = () => {
    leave();
    const attempt: Attempt = { isOver: false, microphone: null, call: null };
    current.current = attempt;
    dispatch({ type: "pressed" });
    const hear = (event: CallEvent) => {
      if (attempt.isOver) return;
      dispatch(event);
      if (event.type === "over" || event.type === "failed") endAttempt(attempt);
    };
    begin(storefront, callee, attempt, hear).catch(() =>
      hear({ type: "failed", reason: "outage" }),
    );
  };
  return {
    state,
    isUnderWay: isUnderWay(state),
    dial,
    hangUp() {
      leave();
      dispatch({ type: "over", at: Date.now() });
    },
    setMuted: (isMuted) => current.current?.call?.setMuted(isMuted),
  };
}

async function begin(
  storefront: Storefront,
  callee: Callee,
  attempt: Attempt,
  hear: (event: CallEvent) => void,
): Promise<void> {
  const microphone = await openMicrophone();
  if (typeof microphone === "string") {
    hear({ type: "failed", reason: microphone });
    return;
  }
  attempt.microphone = microphone;
  if (attempt.isOver) {
    endAttempt(attempt);
    return;
  }
  hear({ type: "microphoneGiven" });
  const [data, { startSipCall }] = await Promise.all([
    webCallData(storefront, callee),
    import("./sip-call.ts"),
  ]);
  if (attempt.isOver) return;
  if (data) attempt.call = startSipCall({ ...data, microphone, onEvent: hear });
  else hear({ type: "failed", reason: "outage" });
}

function endAttempt(attempt: Attempt): void {
  attempt.isOver = true;
  attempt.call?.hangUp();
  // Turns the browser's recording indicator off.
  for (const track of attempt.microphone?.getTracks() ?? []) track.stop();
}
