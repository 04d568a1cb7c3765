import { ChipLink } from "@tropa/ui-kit/chip";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./choices.module.css";

export interface PageChoice {
  name: string;
  href: string;
  /** Count shown beside the name, if any. */
  count?: number;
  isChosen?: boolean;
}

/** About three lines on a tablet. */
const mostInSight = 16;
/** Fewer hidden choices than this are not worth a button. */
const fewestFolded = 4;

/** Links that narrow a page, with counts. Long lists are folded after `mostInSight`. */
export function Choices({ label, choices }: { label: string; choices: readonly PageChoice[] }) {
  const { t } = useTranslation("sights");
  const { locale } = useStorefront();
  const isLong = choices.length >= mostInSight + fewestFolded;
  const rest = isLong ? choices.slice(mostInSight) : [];
  return (
    <nav aria-label={label} className={styles.choices}>
      <ChoiceList choices={isLong ? choices.slice(0, mostInSight) : choices} />
      {isLong && (
        <details open={rest.some(({ isChosen }) => isChosen)}>
          <summary>{t("more", { number: formatNumber(rest.length, locale) })}</summary>
          <ChoiceList choices={rest} />
        </details>
      )}
    </nav>
  );
}

function ChoiceList({ choices }: { choices: readonly PageChoice[] }) {
  const { locale } = useStorefront();
  return (
    <ul>
      {choices.map(({ name, href, count, isChosen = false }) => (
        <li key={href}>
          <ChipLink href={href} selected={isChosen}>
            {name} {count !== undefined && <span>{formatNumber(count, locale)}</span>}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
