import { isComposing } from "@tropa/domain/forms/is-composing";
import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";
import type { SiteSuggestion } from "@tropa/api-contract/editorial/calls-site-search";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { formatNumber } from "@tropa/i18n/format";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useGo } from "../../platform/history/layers.ts";
import {
  helpCenterPath,
  journalPath,
  organizerPagePath,
  showplacesPath,
  tourPath,
} from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { splitAtMatches } from "./highlight.ts";
import { groupSuggestions, siteGroups } from "./suggestion-groups.ts";
import { useSiteSuggestions } from "./use-site-suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";
import styles from "./phrase-completion.module.css";

type Choice = SiteSuggestion | Suggestion;
/** Suggestions outside the catalogue have pages of their own and no number of tours. */
const isOfSite = (choice: Choice): choice is SiteSuggestion => !("tours_count" in choice);

interface PhraseCompletionProps {
  input: RefObject<HTMLInputElement | null>;
  phrase: string;
  /** Called for a place, activity or collection, which the form then opens with its dates. */
  onChoose: (suggestion: { name: string; slug: string }) => void;
}

const icons: Record<(SiteSuggestion | Suggestion)["type"], IconName> = {
  article: "eye",
  showplace: "camera",
  organizer: "user",
  help: "info",
  continent: "globe",
  country: "globe",
  region: "map",
  city: "map-pin",
  rest_kind: "hike",
  collection: "star",
  listing: "search",
  tour: "route",
};

/** Paths of suggestions outside the catalogue. */
const sitePaths: Record<SiteSuggestion["type"], (slug: string) => string> = {
  article: journalPath,
  showplace: showplacesPath,
  organizer: (id) => organizerPagePath(Number(id)),
  help: helpCenterPath,
};

/** Suggestions below the search field, as the list of an ARIA combobox; `input` is the field. */
export default function PhraseCompletion({ input, phrase, onChoose }: PhraseCompletionProps) {
  const { t } = useTranslation("home");
  const go = useGo();
  const listId = useId();
  const found = useSuggestions(phrase);
  const [isOpen, setIsOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const site = siteGroups(useSiteSuggestions(found.phrase));
  const groups = groupSuggestions(found.items);
  // Keep the visual order, because arrow keys follow it.
  const items = [...groups, ...site].flatMap((group): readonly Choice[] => group.items);
  const isShown = isOpen && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const [seen, setSeen] = useState(found);
  if (seen !== found) {
    setSeen(found);
    setActive(-1);
  }

  const choose = (suggestion: Choice) => {
    setIsOpen(false);
    // Nothing is active when the list opens, so Enter submits the form.
    setActive(-1);
    if (isOfSite(suggestion)) void go(sitePaths[suggestion.type](suggestion.slug));
    else if (suggestion.type === "tour") void go(tourPath(suggestion.slug));
    else onChoose(suggestion);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      // From the field itself (-1), arrow up goes to the last one.
      setActive((index) =>
        isShown ? ((index + 1 + step + items.length + 1) % (items.length + 1)) - 1 : 0,
      );
    } else if (event.key === "Enter" && isShown && items[active]) {
      event.preventDefault();
      choose(items[active]);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === "Tab") {
      setIsOpen(false);
    }
  });
  const onType = useEffectEvent(() => setIsOpen(true));
  const onLeave = useEffectEvent(() => setIsOpen(false));

  // Makes the field a combobox while the list exists; nothing else sets these attributes.
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const { signal, abort } = listening();
    field.addEventListener("keydown", onKey, { signal });
    field.addEventListener("input", onType, { signal });
    field.addEventListener("focus", onType, { signal });
    field.addEventListener("blur", onLeave, { signal });
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", listId);
    return abort;
  }, [input, listId]);
  useEffect(() => {
    const field = input.current;
    field?.setAttribute("aria-expanded", String(isShown));
    if (isShown && active >= 0) field?.setAttribute("aria-activedescendant", `${listId}-${active}`);
    else field?.removeAttribute("aria-activedescendant");
    // Scroll to it: the list may be taller than the window.
    if (active >= 0)
      document
        .querySelector(`#${CSS.escape(`${listId}-${active}`)}`)
        ?.scrollIntoView({ block: "nearest" });
  }, [input, isShown, active, listId]);

  return (
    <>
      <div className={styles.list} hidden={!isShown}>
        <button
          type="submit"
          tabIndex={-1}
          className={styles.search}
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name="search" size={20} />
          {t("search.forPhrase", { phrase: phrase.trim() })}
        </button>
        <div id={listId} role="listbox" aria-label={t("search.suggestions")}>
          {groups.map((group) => (
            <div key={group.kind} role="group" aria-labelledby={`${listId}-${group.kind}`}>
              <p id={`${listId}-${group.kind}`} className={styles.group}>
                {t(`search.groups.${group.kind}`)}
              </p>
              {group.items.map((suggestion) => (
                <Row
                  key={`${suggestion.type}${suggestion.id}`}
                  id={optionId(items.indexOf(suggestion))}
                  suggestion={suggestion}
                  isActive={items[active] === suggestion}
                  onChoose={() => choose(suggestion)}
                />
              ))}
            </div>
          ))}
          {site.map((group) => (
            <div key={group.kind} role="group" aria-labelledby={`${listId}-${group.kind}`}>
              <p id={`${listId}-${group.kind}`} className={styles.group}>
                {t(group.title)}
              </p>
              {group.items.map((suggestion) => (
                <Row
                  key={suggestion.slug}
                  id={optionId(items.indexOf(suggestion))}
                  suggestion={suggestion}
                  isActive={items[active] === suggestion}
                  onChoose={() => choose(suggestion)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <span role="status" className={styles.status}>
        {isShown ? t("search.found", { count: items.length }) : ""}
      </span>
    </>
  );
}

interface RowProps {
  id: string;
  suggestion: Choice;
  isActive: boolean;
  onChoose: () => void;
}

function Row({ id, suggestion, isActive, onChoose }: RowProps) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const { type, name, hint, highlights } = suggestion;
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // Keep the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.icon}>
        <Icon name={icons[type]} size={20} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {splitAtMatches(name, highlights).map(({ from, text, isMatch }) =>
            isMatch ? <mark key={from}>{text}</mark> : text,
          )}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {!isOfSite(suggestion) && type !== "tour" && (
        <span className={styles.count}>
          {t("hubs:tours", {
            count: suggestion.tours_count,
            number: formatNumber(suggestion.tours_count, locale),
          })}
        </span>
      )}
    </button>
  );
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
