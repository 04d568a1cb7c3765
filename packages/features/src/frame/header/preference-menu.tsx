import { Icon } from "@tropa/ui-kit/icon";
import { useLayer } from "@tropa/ui-kit/layers";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useLocation } from "react-router";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import styles from "./preference-menu.module.css";

const below = deferredFrom(() => import("./frame-below.tsx"));
const PreferenceChoices = below((parts) => parts.PreferenceChoices);
/** Must not collide with section ids of pages, such as `#preferences` of the settings. */
const panelId = "site-menu";

/**
 * Language and currency; on phones the whole menu, with everything else as children. The choices are links, answered
 * with a cookie, and the panel is a native popover, so both work without scripts. A choice loads a new page, since
 * language and currency are part of its HTML.
 */
export function PreferenceMenu({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("common");
  const { variant, locale, currency } = useStorefront();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={panelId}>
        <span className={styles.wide}>
          <Icon name="globe" size={20} />
          <VisuallyHidden>{t("preferences.label")}</VisuallyHidden>
          <span>
            <span data-single={variant.locales.length === 1 || undefined}>
              {`${locale.toUpperCase()} · `}
            </span>
            {currency}
          </span>
        </span>
        <span className={styles.narrow}>
          <Icon name="menu" size={24} />
          <VisuallyHidden>{t("menu")}</VisuallyHidden>
        </span>
      </button>
      {/* Closes the panel on navigation: an open one would stay over the new page. */}
      <Panel key={`${pathname}${search}`}>
        {children}
        <PreferenceChoices />
      </Panel>
    </>
  );
}

function Panel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayer(open, () => panel.current?.hidePopover());
  return (
    <div
      ref={panel}
      id={panelId}
      popover="auto"
      className={styles.panel}
      onToggle={({ newState }) => setOpen(newState === "open")}
    >
      {children}
    </div>
  );
}
