import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { countText } from "../../choices/count-text.ts";
import type { ListingChoice, LongList as ListName } from "../../choices/listing-page.ts";
import type { PathParts } from "../../choices/listing-path.ts";
import { currentParts, isPathChosen, togglePathChoice } from "../../choices/path-choices.ts";
import type { PanelProps } from "../panel-props.ts";
import styles from "./long-list.module.css";

/** Lists of at least this length get a search field. */
const searchedFrom = 10;

interface LongListProps extends PanelProps {
  list: ListName;
}

/** A list of choices with listing pages; several can be chosen, and "more" loads the rest. */
export function LongList({ list, data, state, onWantAll }: LongListProps) {
  const { t } = useTranslation("listing");
  const [phrase, setPhrase] = useState("");
  const { choices } = data;
  const isOpen = !choices.isShort;
  const more = choices.more[list];
  const all = choices[list];
  const needle = phrase.trim().toLocaleLowerCase();
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(needle));
  const pathChoices = [...choices.destinations, ...choices.activities, ...choices.collections];
  const parts = currentParts(state.filter, data, pathChoices);
  return (
    <>
      {isOpen && all.length >= searchedFrom && (
        <label className={styles.search}>
          <Icon name="search" size={18} />
          <input
            type="search"
            value={phrase}
            placeholder={t("searchInList")}
            aria-label={t("searchInList")}
            autoComplete="off"
            onChange={(event) => setPhrase(event.target.value)}
            // Enter would submit the surrounding form.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </label>
      )}
      <ul className={styles.list}>
        {found.map((choice) => (
          <li key={`${choice.field}${choice.value}`} data-nested={choice.isNested}>
            <ChoiceLink choice={choice} known={pathChoices} parts={parts} state={state} />
          </li>
        ))}
      </ul>
      {found.length === 0 && needle !== "" && <p className={styles.none}>{t("noneInList")}</p>}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={onWantAll}>
          {t("showMore", { count: more })}
        </button>
      )}
    </>
  );
}

interface ChoiceLinkProps extends Pick<PanelProps, "state"> {
  choice: ListingChoice;
  known: readonly ListingChoice[];
  parts: PathParts;
}

function ChoiceLink({
  choice,
  known: pathChoices,
  parts,
  state: { filter, linkTo },
}: ChoiceLinkProps) {
  const { locale } = useStorefront();
  const chosen = isPathChosen(filter, parts, choice);
  const link = linkTo(togglePathChoice(filter, parts, choice, pathChoices));
  // Only a single listing's own page is for search engines; filtered or combined ones are not.
  const isListing = !chosen && !link.href.includes("?");
  return (
    <Link
      {...link}
      rel={isListing ? undefined : "nofollow"}
      variant="bare"
      aria-current={chosen || undefined}
      data-empty={choice.count === 0 || undefined}
    >
      <span>{choice.name}</span>
      <span className={styles.count}>{countText(choice, locale)}</span>
    </Link>
  );
}
