import type { Profile } from "@tropa/api-contract/people/account";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SettingsSection } from "../settings-section.tsx";
import styles from "../settings.module.css";

/** Loaded on the press to set a password. */
const PasswordForm = lazy(() => import("./password-form.tsx"));

/** An optional password, in addition to codes. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection id="password">
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
          <PasswordForm profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <>
          <p className={styles.hint}>
            {t(profile.is_password_set ? "password.isSet" : "password.isNotSet")}
          </p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t(profile.is_password_set ? "change" : "password.set")}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}
