import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { ApiForm, FormState } from "./api-form.ts";

const untouched: FormState = { errors: {}, problem: null, isSending: false, attempt: 0 };
const unreachable: FormState = { ...untouched, problem: { kind: "unreachable" } };
const touches = ["focusin", "pointerdown"] as const;
const noSubscription = () => () => {};

/** Distance from the viewport at which a form's code is fetched, px. */
const nearPx = 300;

/**
 * A server-rendered form whose code loads when the visitor comes near it or touches it. The fields stay the same
 * elements throughout, so nothing typed meanwhile is lost.
 */
export function useLazyForm<Values extends FieldValues>(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<ApiForm<Values>>,
  /** Called when the visitor touches the form: time to fetch what sending needs. */
  onTouch: () => Promise<void>,
) {
  const [form, setForm] = useState<ApiForm<Values> | null>(null);
  const [early, setEarly] = useState(untouched);
  const loading = useRef<Promise<ApiForm<Values>>>(null);
  const loaded = useSyncExternalStore(
    form?.subscribe ?? noSubscription,
    form?.getState ?? (() => early),
    () => untouched,
  );

  const loadForm = async (): Promise<ApiForm<Values>> => {
    loading.current ??= load();
    try {
      const answer = await loading.current;
      // The fields must be registered before anyone submits them.
      flushSync(() => setForm(answer));
      return answer;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };
  /** Errors are ignored here: they show when the form is submitted. */
  const prefetch = () => void loadForm().catch(() => {});

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
        await act(await loadForm());
      } catch {
        setEarly(unreachable);
      }
    },
  };
}
