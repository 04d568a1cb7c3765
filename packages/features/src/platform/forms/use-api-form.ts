import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { ApiForm } from "./api-form.ts";

/** A form of a screen that has its code already: the state to draw, and what each field spreads. */
export function useApiForm<Values extends FieldValues>(create: () => ApiForm<Values>) {
  const [form] = useState(create);
  const state = useSyncExternalStore(form.subscribe, form.getState, form.getState);
  useEffect(() => {
    // Back from a bank's page the browser may show this very document again, still waiting.
    const onShow = (event: PageTransitionEvent) => event.persisted && form.release();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [form]);
  const field = (name: FieldPath<Values>) => ({
    ...form.register(name),
    error: state.errors[name],
  });
  return { form, state, field };
}
