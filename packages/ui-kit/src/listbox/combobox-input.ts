import { optionId } from "./option-list.tsx";

/** What a browser would do to names that are being looked for. */
export const plainTyping = {
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** What ties a combobox's input to its list (ARIA guide, "Combobox"). */
export const comboboxInput = (list: { id: string; open: boolean; active: number }) =>
  ({
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": list.open,
    "aria-controls": list.id,
    "aria-activedescendant":
      list.open && list.active >= 0 ? optionId(list.id, list.active) : undefined,
  }) as const;
