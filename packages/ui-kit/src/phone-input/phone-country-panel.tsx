import { isComposing } from "@tropa/domain/forms/is-composing";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import control from "../field/control.module.css";
import { useAnchoredPanel } from "../hooks/use-anchored-panel.ts";
import { useCombobox } from "../listbox/use-combobox.ts";
import { OptionList, optionId } from "../listbox/option-list.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { SelectItem } from "../select/select-groups.ts";
import { isCodeSearch, searchCountries } from "./phone-countries.ts";
import type { PhoneCountry } from "./phone-countries.ts";
import { PhoneFlag } from "./phone-flag.tsx";
import type { Flags } from "./phone-flag.tsx";
import styles from "./phone-input.module.css";

type PhoneCountryPanelProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  countries: readonly PhoneCountry[];
  flags: Flags | undefined;
  chosen: string | undefined;
  onChoose: (country: PhoneCountry) => void;
  /** `back`: whether to return the focus to the button. */
  onClose: (back: boolean) => void;
};

type Row = SelectItem & { country: PhoneCountry };

/** The countries to choose from, with a search by name and by code. */
export function PhoneCountryPanel({
  id,
  anchor,
  countries,
  flags,
  chosen,
  onChoose,
  onClose,
}: PhoneCountryPanelProps) {
  const messages = useMessages();
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  useAnchoredPanel({ anchor, panel, open: true, matchWidth: true });

  useEffect(() => input.current?.focus(), []);

  const found = useMemo(() => searchCountries(countries, query), [countries, query]);
  const rows = useMemo(
    () => found.map((country): Row => ({ value: country.isoCode, text: country.name, country })),
    [found],
  );
  const choose = (index: number) => {
    const row = rows[index];
    if (row) onChoose(row.country);
  };
  const { active, setActive, ...combobox } = useCombobox({
    rows,
    open: true,
    onOpenChange: (open) => !open && onClose(true),
    onChoose: choose,
  });
  const handleKey = (event: KeyboardEvent) => {
    // Enter must not submit the surrounding form, even if nothing is chosen.
    if (isComposing(event.nativeEvent)) return;
    if (!combobox.onKeyDown(event) && event.key === "Enter") {
      event.preventDefault();
      choose(0);
    }
  };

  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      className={styles.panel}
      onBlur={(event) => {
        const next = event.relatedTarget;
        const isInside = next instanceof Node && event.currentTarget.contains(next);
        // The click on the button already closes the panel; without this it would open it again.
        const isButton = next instanceof HTMLButtonElement && anchor.current?.contains(next);
        if (!isInside && !isButton) onClose(false);
      }}
    >
      <div className={styles.content}>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          aria-label={messages.phone.search}
          placeholder={messages.phone.search}
          autoComplete="off"
          spellCheck={false}
          className={control.control}
          data-size="sm"
          value={query}
          onChange={(event) => {
            // Handled here: the surrounding form must not take the search for the number.
            event.stopPropagation();
            setQuery(event.target.value);
            setActive(-1);
          }}
          onKeyDown={handleKey}
        />
        <div role="status" className={styles.nothing}>
          {rows.length === 0 && (
            <>
              <p>{messages.nothingFoundForSearch}</p>
              {!isCodeSearch(query) && <p>{messages.phone.tryCode}</p>}
            </>
          )}
        </div>
        <OptionList
          id={listId}
          aria-label={messages.phone.country}
          items={rows}
          active={active}
          query={isCodeSearch(query) ? "" : query}
          isSelected={({ value }) => value === chosen}
          onChoose={choose}
          renderLead={({ value }) => <PhoneFlag isoCode={value} flags={flags} />}
          renderAside={({ country }) => <bdi dir="ltr">+{country.phoneCode}</bdi>}
        />
      </div>
    </div>
  );
}
