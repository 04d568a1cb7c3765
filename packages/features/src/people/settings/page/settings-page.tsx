import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyScreen } from "../../../platform/browser/lazy-screen.tsx";
import { OwnerCheckDialog } from "../../owner-check/owner-window.tsx";
import { PrivatePage } from "../../private-page/private-page.tsx";
import { ContactSection } from "../contacts/contact-section.tsx";
import { LateSection } from "./late-section.tsx";
import { ProfileSection } from "../profile/profile-section.tsx";
import { PasswordSection } from "../security/password-section.tsx";
import { settingsSections } from "../settings-sections.ts";
import styles from "../settings.module.css";

const { LazyScreen: PasskeysSection } = lazyScreen(
  async () => (await import("../security/passkeys-section.tsx")).PasskeysSection,
);
const { LazyScreen: DevicesSection } = lazyScreen(
  async () => (await import("../security/devices-section.tsx")).DevicesSection,
);
const { LazyScreen: PreferencesSection } = lazyScreen(
  async () => (await import("../preferences/preferences-section.tsx")).PreferencesSection,
);
const { LazyScreen: NotificationsSection } = lazyScreen(
  async () => (await import("../notifications/notifications-section.tsx")).NotificationsSection,
);
const { LazyScreen: WholeAccount } = lazyScreen(
  async () => (await import("../whole-account/whole-account.tsx")).WholeAccount,
);

/** `/settings`: the person's profile, contacts, security and notifications. */
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
            <OwnerCheckDialog profile={profile} />
            <ToNamedSection />
            <ProfileSection profile={profile} />
            <div className={styles.group}>
              <ContactSection kind="email" profile={profile} />
              <ContactSection kind="phone" profile={profile} />
              <PasswordSection profile={profile} />
              <LateSection id="passkeys">
                {(waiting) => <PasskeysSection waiting={waiting} />}
              </LateSection>
            </div>
            <LateSection id="devices">
              {(waiting) => <DevicesSection waiting={waiting} />}
            </LateSection>
            <LateSection id="preferences">
              {(waiting) => <PreferencesSection profile={profile} waiting={waiting} />}
            </LateSection>
            <LateSection id="notifications">
              {(waiting) => <NotificationsSection waiting={waiting} />}
            </LateSection>
            <LateSection id="copy">
              {(waiting) => <WholeAccount part="copy" profile={profile} waiting={waiting} />}
            </LateSection>
            <LateSection id="end">
              {(waiting) => <WholeAccount part="end" profile={profile} waiting={waiting} />}
            </LateSection>
          </div>
        </div>
      )}
    </PrivatePage>
  );
}

/** Scrolls to the section in the address, which did not exist when the browser looked for it. */
function ToNamedSection() {
  useEffect(() => {
    const id = settingsSections.find((section) => `#${section}` === window.location.hash);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return null;
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
