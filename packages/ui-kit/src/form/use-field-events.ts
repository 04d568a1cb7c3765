import type { FieldEvent } from "@tropa/domain/forms/validation-mode";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

const kinds = { input: "input", change: "change", focusout: "blur" } as const;

/** The field that an event belongs to; none while the focus only moves inside of it. */
function fieldOf(event: Event): string | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const field = target?.closest<HTMLElement>("[data-form-field]");
  const goesTo = event instanceof FocusEvent ? event.relatedTarget : null;
  if (goesTo instanceof Node && field?.contains(goesTo)) return undefined;
  return field?.dataset["formField"];
}

/** Hears what the browser says of the fields; React's `onChange` knows the browser's `input` alone. */
export function useFieldEvents(
  form: RefObject<HTMLFormElement | null>,
  onFieldEvent: (name: string, event: FieldEvent) => void,
): void {
  /** What happened since the submit button is held down. */
  const held = useRef<(() => void)[]>(undefined);
  const hear = useEffectEvent((event: Event, kind: FieldEvent) => {
    const name = fieldOf(event);
    if (!name) return;
    if (held.current) held.current.push(() => onFieldEvent(name, kind));
    else onFieldEvent(name, kind);
  });

  useEffect(() => {
    const owner = form.current;
    if (!owner) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    for (const [type, kind] of Object.entries(kinds)) {
      owner.addEventListener(type, (event) => hear(event, kind), { signal });
    }
    // Pressing the button leaves the field. A message that appeared now would push the button away
    // from under the pointer, and the click would be lost: it appears once the button is let go.
    owner.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Element && target.closest("[type=submit]")) held.current = [];
      },
      { signal },
    );
    const letGo = () =>
      setTimeout(() => {
        const waiting = held.current;
        held.current = undefined;
        for (const tell of waiting ?? []) tell();
      });
    addEventListener("pointerup", letGo, { signal });
    addEventListener("pointercancel", letGo, { signal });
    return () => stop.abort();
  }, [form]);
}
