import { useSyncExternalStore } from "react";

/** Wide enough for a list beside a map; the same breakpoint as in CSS. */
const wide = "(width >= 992px)";

function subscribe(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
}
