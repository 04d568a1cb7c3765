import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Collapse } from "@tropa/ui-kit/collapse";
import { useState } from "react";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { countText } from "../../choices/count-text.ts";
import { isChosen, toggleChoice } from "../../choices/filter-links.ts";
import type { ListField } from "../../choices/filter-links.ts";
import type { NamedChoice } from "../../choices/listing-page.ts";
import type { ListingFilter } from "../use-listing-filter.ts";

interface FilterGroupProps {
  title: string;
  /** False for groups that few visitors need. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A titled group of filters that can be folded. */
export function FilterGroup({ title, isOpen = true, children }: FilterGroupProps) {
  // Read once: a group must not fold while the visitor empties it.
  const [wasOpen] = useState(isOpen);
  return (
    <Collapse summary={title} open={wasOpen}>
      {children}
    </Collapse>
  );
}

interface FilterOptionsProps {
  field: ListField;
  choices: readonly NamedChoice[];
  state: ListingFilter;
}

/** Checkboxes with numbers of tours; values without tours are disabled. */
export function FilterOptions({ field, choices, state: { filter, apply } }: FilterOptionsProps) {
  const { locale } = useStorefront();
  return choices.map(({ value, name, ...counted }) => {
    const checked = isChosen(filter, field, value);
    return (
      <Checkbox
        key={value}
        name={field}
        value={value}
        checked={checked}
        disabled={counted.count === 0 && !checked}
        aside={countText(counted, locale)}
        onValueChange={() => apply(toggleChoice(filter, field, value))}
      >
        {name}
      </Checkbox>
    );
  });
}
