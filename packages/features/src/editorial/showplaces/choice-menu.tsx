import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { Link } from "@tropa/ui-kit/link";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { PageChoice } from "../../platform/page/choices.tsx";
import styles from "./sights-hub.module.css";

interface ChoiceMenuProps {
  label: string;
  choices: readonly PageChoice[];
  /** Shown on the button instead of the label. */
  chosen?: string;
}

/** A panel with links that filter a page. */
export function ChoiceMenu({ label, choices, chosen }: ChoiceMenuProps) {
  const { locale } = useStorefront();
  const renderTrigger = (trigger: DropdownTriggerProps) => (
    <Button {...trigger} variant="secondary" iconEnd="chevron-down">
      {chosen ?? label}
    </Button>
  );
  return (
    <Dropdown sheetTitle={label} trigger={renderTrigger}>
      <nav aria-label={label}>
        <ul className={styles.menu}>
          {choices.map(({ name, href, count, isChosen = false }) => (
            <li key={href}>
              <Link href={href} variant="bare" aria-current={isChosen || undefined}>
                {name} {count !== undefined && <span>{formatNumber(count, locale)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dropdown>
  );
}
