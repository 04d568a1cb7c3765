import type { ReactNode } from "react";
import { keepFocus } from "../../platform/focus/keep-focus.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { SettingsSectionId } from "./settings-sections.ts";
import styles from "./settings.module.css";

/** A section of the settings, with its own anchor. */
export function SettingsSection({ id, children }: { id: SettingsSectionId; children: ReactNode }) {
  const { t } = useTranslation("settings");
  return (
    <section ref={keepFocus} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
      {children}
    </section>
  );
}
