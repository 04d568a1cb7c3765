import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { ApiForm, FormState } from "./api-form.ts";

const untouched: FormState = { errors: {}, problem: null, isSending: false, attempt: 0 };
const unreachable: FormState = { ...untouched, problem: { kind: "unreachable" } };
const touches = ["focusin", "pointerdown"] as const;
const never = () => () => {};

/** Distance from the viewport at which a form's code is fetched. */
const nearPx = 300;

/**
 * A form that is on the page from the first byte, while its code comes when the visitor gets near it or
 * touches it. The fields stay the same elements throughout, so nothing typed meanwhile is lost.
 */
export function useLazyForm<Values extends FieldValues>(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<ApiForm<Values>>,
  /** The visitor means to fill it in: time to fetch what sending takes. */
  onTouch: () => Promise<void>,
) {
  const [form, setForm] = useState<ApiForm<Values> | null>(null);
  const [early, setEarly] = useState(untouched);
  const loading = useRef<Promise<ApiForm<Values>>>(null);
  const loaded = useSyncExternalStore(
    form?.subscribe ?? never,
    form?.getState ?? (() => early),
    () => untouched,
  );

  const ready = async (): Promise<ApiForm<Values>> => {
    loading.current ??= load();
    try {
      const answer = await loading.current;
      // The fields must have been handed over before anyone submits them.
      flushSync(() => setForm(answer));
      return answer;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };
  /** Ahead of need: whether it works shows when it is needed. */
  const prefetch = () => void ready().catch(() => {});

  const latest = useRef({ prefetch, onTouch });
  useEffect(() => {
    latest.current = { prefetch, onTouch };
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const touched = () => {
      latest.current.prefetch();
      latest.current.onTouch().catch(() => {});
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current.prefetch();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    for (const kind of touches) element.addEventListener(kind, touched, { once: true });
    return () => {
      observer.disconnect();
      for (const kind of touches) element.removeEventListener(kind, touched);
    };
  }, [root]);

  return {
    state: loaded,
    field: (name: FieldPath<Values>) => ({
      name,
      ...form?.register(name),
      error: loaded.errors[name],
    }),
    submit: async (act: (form: ApiForm<Values>) => Promise<void>): Promise<void> => {
      if (loaded.isSending) return;
      setEarly({ ...untouched, isSending: true });
      try {
        await act(await ready());
      } catch {
        setEarly(unreachable);
      }
    },
  };
}
