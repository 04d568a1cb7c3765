import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { PrivatePage } from "../private-page/private-page.tsx";
import { ContactSection } from "./contact-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { settingsSections } from "./settings-sections.ts";
import styles from "./settings.module.css";

/** `/settings`: what the account says of a person, and who gets in. */
export function SettingsPage() {
  const { t } = useTranslation("settings");
  return (
    <PrivatePage title={t("title")} lead={t("lead")} skeleton={<SettingsSkeleton />}>
      {(profile) => (
        <div className={styles.root}>
          <nav aria-label={t("title")} className={styles.nav}>
            <ul>
              {settingsSections.map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(`${id}.title`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.sections}>
            <ProfileSection profile={profile} />
            <ContactSection kind="email" profile={profile} />
            <ContactSection kind="phone" profile={profile} />
            <PasswordSection profile={profile} />
            <PasskeysSection />
            <DevicesSection />
            <PreferencesSection profile={profile} />
          </div>
        </div>
      )}
    </PrivatePage>
  );
}

function SettingsSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.sections}>
        {settingsSections.map((id) => (
          <Skeleton key={id} shape="block" height="12rem" />
        ))}
      </div>
    </div>
  );
}
