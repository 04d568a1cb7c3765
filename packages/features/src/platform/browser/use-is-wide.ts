import { useSyncExternalStore } from "react";

/** Room for a list and a map beside each other; the style sheets' breakpoint. */
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
