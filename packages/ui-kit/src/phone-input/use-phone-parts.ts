import { useEffect, useSyncExternalStore } from "react";
import type { Flags } from "./phone-flag.tsx";

type PhoneNumbers = typeof import("./phone-numbers.ts");
type PhonePanel = typeof import("./phone-country-panel.tsx");

/** Parts loaded on first use of a phone field: numbering plans, flags, list of countries. */
type PhoneParts = {
  numbers: PhoneNumbers | undefined;
  panel: PhonePanel | undefined;
  flags: Flags | undefined;
};

const none: PhoneParts = { numbers: undefined, panel: undefined, flags: undefined };
let parts = none;
let isLoading = false;
const listeners = new Set<() => void>();

function addParts(part: Partial<PhoneParts>) {
  parts = { ...parts, ...part };
  for (const tell of listeners) tell();
}

/** Loads each part separately: if one fails, the field works with the others. */
export async function loadPhoneParts(): Promise<void> {
  isLoading = true;
  const loading = await Promise.allSettled([
    import("./phone-numbers.ts").then((numbers) => addParts({ numbers })),
    import("./phone-country-panel.tsx").then((panel) => addParts({ panel })),
    import("country-flag-icons/string/3x2").then((flags) => addParts({ flags })),
  ]);
  for (const part of loading) {
    if (part.status === "rejected") {
      // Retried on the next use.
      isLoading = false;
      console.error("A part of the phone field did not load.", part.reason);
    }
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const current = () => parts;
const onServer = () => none;

/** Provides the parts of all phone fields, loaded once the first of them is `wanted`. */
export function usePhoneParts(wanted: boolean): PhoneParts {
  useEffect(() => {
    if (wanted && !isLoading) void loadPhoneParts();
  }, [wanted]);
  const loaded = useSyncExternalStore(subscribe, current, onServer);
  return wanted ? loaded : none;
}
