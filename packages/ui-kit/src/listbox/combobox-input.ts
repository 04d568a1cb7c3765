import { optionId } from "./option-list.tsx";

/** Turns off what browsers do to typed text, such as spell checking, in search fields. */
export const plainTyping = {
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** Returns the attributes that connect a combobox's input to its list (ARIA guide, "Combobox"). */
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
