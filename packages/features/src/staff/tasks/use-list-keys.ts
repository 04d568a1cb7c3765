import { useEffect } from "react";
import type { RefObject } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox])"));

/** J and K move between the links of a list's rows, X presses the checkbox of the row; Enter follows a link anyway. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>("a[data-task]") ?? [])];
      const row = document.activeElement?.closest("li") ?? null;
      const place = links.findIndex((link) => link.closest("li") === row);
      // By place on the keyboard, whatever its language.
      if (event.code === "KeyJ") links[Math.min(place + 1, links.length - 1)]?.focus();
      else if (event.code === "KeyK") links[Math.max(place - 1, 0)]?.focus();
      else if (event.code === "KeyX" && place >= 0)
        row?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [list]);
}
