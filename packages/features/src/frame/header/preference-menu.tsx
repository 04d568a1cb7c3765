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
/** An id of its own: pages have sections that are named by theirs, such as the settings' `#preferences`. */
const panelId = "site-menu";

/**
 * Language and currency; on phones the menu, with everything else as children. The choices are
 * links that the storefront's server answers with a cookie, so they work without a script, as the
 * browser's own popover does; a choice is a new page, since both stand in its HTML.
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
      {/* A new page gets a new panel: an open one would stay over it. */}
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
