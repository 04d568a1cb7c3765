import { useEffect, useRef, useState } from "react";
import type { FormProblem } from "./problems/form-problem.ts";
import { repeatableKey } from "./repeatable-key.ts";

export interface CallTask<Body, Answer> {
  body: Body;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  /** Return true if the screen shows the error itself; false leaves it to `problem`. */
  onRefused?: (error: unknown) => boolean;
}

/**
 * State of a button that calls the API: one call at a time, one idempotency key until it succeeds, and the problem if
 * it fails.
 */
export function useCall() {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const busy = useRef(false);
  const [repeat] = useState(repeatableKey);

  const settle = (isBusy: boolean) => {
    busy.current = isBusy;
    setRunning(isBusy);
  };
  useEffect(() => {
    // The back/forward cache may restore this document in its waiting state, such as on return from a bank.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setRunning(false);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  async function run<Body, Answer>({
    body,
    send,
    onDone,
    onRefused,
  }: CallTask<Body, Answer>): Promise<void> {
    if (busy.current) return;
    settle(true);
    setProblem(null);
    try {
      const answer = await send(body, repeat.keyFor(body));
      repeat.forget();
      await onDone(answer);
    } catch (error) {
      settle(false);
      if (onRefused?.(error)) return;
      const failure = await import("./problems/form-problem.ts").then(
        ({ formFailure }) => formFailure(error, []).problem,
        () => ({ kind: "unreachable" }) as const,
      );
      setProblem(failure);
    }
  }
  return { isRunning, problem, run, release: () => settle(false) };
}
