import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { ApiForm } from "./api-form.ts";

/** Connects a form, whose code is already loaded, to React: its state, and props for each field. */
export function useApiForm<Values extends FieldValues>(create: () => ApiForm<Values>) {
  const [form] = useState(create);
  const state = useSyncExternalStore(form.subscribe, form.getState, form.getState);
  useEffect(() => {
    // The back/forward cache may restore this document in its waiting state, such as on return from a bank.
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
