import type { FoundChoice, SearchedField } from "@tropa/api-contract/discovery/calls-discovery";
import { formatNumber } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { splitAtMatches } from "../../../search-box/highlight.ts";
import { nameKey } from "../../choices/chosen-names.ts";
import { changeFilter } from "../../choices/filter-links.ts";
import type { PanelProps } from "../panel-props.ts";
import { PartFailed } from "../../data/part-failed.tsx";
import { useChoiceSearch } from "./use-choice-search.ts";
import list from "./long-list.module.css";
import styles from "./searchable-list.module.css";

interface SearchableListProps extends Pick<PanelProps, "data" | "state"> {
  field: SearchedField;
}

const rows = 4;

/** Moves the focus between the search field and the list with the arrow keys. */
function onArrow(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Chooses one value of a group by searching its name; the chosen value comes first. */
export default function SearchableList({ field, data, state }: SearchableListProps) {
  const { t } = useTranslation("listing");
  const listId = useId();
  const [phrase, setPhrase] = useState("");
  const { items, hasFailed, isLoading, retry } = useChoiceSearch(field, phrase, state);
  const { filter } = state;
  const chosen = String(filter[field] ?? "");
  const isFound = items.some(({ value }) => value === chosen);
  const pinned: FoundChoice[] =
    chosen === "" || isFound
      ? []
      : [
          {
            value: chosen,
            name: data.chosenNames[nameKey(field, chosen)] ?? t(`unnamed.${field}`),
            hint: "",
            count: data.total,
            highlights: [],
          },
        ];
  const isFirst = isLoading && items.length === 0;
  return (
    <div className={styles.root} role="presentation" onKeyDown={onArrow}>
      <label className={list.search}>
        <Icon name="search" size={18} />
        <input
          type="search"
          value={phrase}
          placeholder={t(`seek.${field}`)}
          aria-label={t(`seek.${field}`)}
          aria-controls={listId}
          autoComplete="off"
          onChange={(event) => setPhrase(event.target.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </label>
      {hasFailed ? (
        <PartFailed text={t("seek.failed")} onRetry={retry} />
      ) : (
        <ul id={listId} className={clsx(list.list, styles.list)} aria-busy={isLoading}>
          {isFirst &&
            Array.from({ length: rows }, (_, row) => (
              <li key={row}>
                <Skeleton shape="block" height="48px" />
              </li>
            ))}
          {[...pinned, ...items].map((choice) => (
            <li key={choice.value}>
              <Choice choice={choice} field={field} state={state} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={list.none}>
        {!isLoading && !hasFailed && items.length === 0 ? t("noneInList") : ""}
      </p>
    </div>
  );
}

interface ChoiceProps extends Pick<PanelProps, "state"> {
  choice: FoundChoice;
  field: SearchedField;
}

function Choice({ choice, field, state: { filter, linkTo } }: ChoiceProps) {
  const { locale } = useStorefront();
  const isChosen = filter[field] === Number(choice.value);
  return (
    <Link
      {...linkTo(changeFilter(filter, { [field]: isChosen ? null : Number(choice.value) }))}
      variant="bare"
      aria-current={isChosen || undefined}
      data-empty={choice.count === 0 || undefined}
    >
      <span className={styles.name}>
        <span>
          {splitAtMatches(choice.name, choice.highlights).map(({ from, text, isMatch }) =>
            isMatch ? <mark key={from}>{text}</mark> : text,
          )}
        </span>
        {choice.hint !== "" && <span className={styles.hint}>{choice.hint}</span>}
      </span>
      <span className={list.count}>{formatNumber(choice.count, locale)}</span>
    </Link>
  );
}
