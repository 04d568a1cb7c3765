import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./search-box.module.css";

const PhraseCompletion = lazy(() => import("./phrase-completion.tsx"));

/** The longest phrase the call accepts. */
const longestPhrase = 100;

/** Search field for a phrase. A plain field until first used; then suggestions and the combobox behaviour load. */
export function PhraseField({ defaultValue = "" }: { defaultValue?: string }) {
  const { t } = useTranslation("home");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [phrase, setPhrase] = useState(defaultValue);
  /** The listing of the chosen suggestion, until its text is edited. */
  const [chosen, setChosen] = useState<{ name: string; slug: string }>();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className={styles.field}>
      <Icon name="map-pin" size={22} className={styles.icon} />
      <label htmlFor={id}>{t("search.where")}</label>
      <input
        ref={input}
        id={id}
        type="search"
        name="phrase"
        value={phrase}
        maxLength={longestPhrase}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setPhrase(event.target.value)}
        onFocus={() => setIsWanted(true)}
      />
      {chosen?.name === phrase && <input type="hidden" name="slug" value={chosen.slug} />}
      {isWanted && (
        <Suspense>
          <PhraseCompletion
            input={input}
            phrase={phrase}
            onChoose={(suggestion) => {
              setChosen(suggestion);
              setPhrase(suggestion.name);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
