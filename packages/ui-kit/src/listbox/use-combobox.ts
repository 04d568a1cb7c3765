import { isComposing } from "@tropa/domain/forms/is-composing";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { moveActive } from "./move.ts";

type Row = { disabled?: boolean; header?: boolean };

type ComboboxState = {
  rows: readonly Row[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (index: number) => void;
};

/** Keyboard handling of a combobox's field. */
type Combobox = {
  /** Index of the active option; −1 for none. */
  active: number;
  setActive: (index: number) => void;
  /** Returns whether the list handled the key; otherwise it belongs to the text. */
  onKeyDown: (event: KeyboardEvent) => boolean;
};

/**
 * Provides the keyboard of an editable combobox with a list (ARIA guide, "Combobox"): the focus stays in the field,
 * arrows and pages move through the list and around its ends, Alt+Down opens it without moving, Enter takes the active
 * option, Escape closes. Home and End belong to the text.
 */
export function useCombobox({ rows, open, onOpenChange, onChoose }: ComboboxState): Combobox {
  const [wanted, setActive] = useState(-1);
  const active = wanted < rows.length ? wanted : -1;

  const step = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    if (key === "ArrowUp" && altKey) {
      onOpenChange(false);
      return open;
    }
    if (key === "ArrowDown" || key === "ArrowUp") {
      onOpenChange(true);
      if (!altKey) setActive(moveActive(key, open ? active : -1, rows, true) ?? -1);
      return true;
    }
    if (open && (key === "PageDown" || key === "PageUp")) {
      setActive(moveActive(key, active, rows, true) ?? -1);
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (isComposing(event.nativeEvent)) return false;
    if (step(event)) {
      event.preventDefault();
      return true;
    }
    if (!open) return false;
    switch (event.key) {
      case "Enter":
        if (active < 0) return false;
        event.preventDefault();
        onChoose(active);
        return true;
      case "Escape":
        // A dialog around the field stays open.
        event.preventDefault();
        event.stopPropagation();
        onOpenChange(false);
        return true;
      case "Home":
      case "End":
        setActive(-1);
        return false;
      case "Tab":
        onOpenChange(false);
        return false;
      default:
        return false;
    }
  };

  return { active, setActive, onKeyDown };
}
