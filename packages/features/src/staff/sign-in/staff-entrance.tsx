import { fullName } from "@tropa/domain/people/full-name";
import type { Profile } from "@tropa/api-contract/people/account";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useRef } from "react";
import { signOut } from "../../people/session/sign-out.ts";
import { notifyTabs } from "../../people/session/tabs.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { openStaffSession } from "./staff-sign-in-calls.ts";
import styles from "../../people/code-entry/code-entry.module.css";

export interface StaffEntranceProps {
  profile: Profile;
  /** Path of the storefront to go to. */
  to: string;
  /** The code was just entered: go in without a press. */
  isNew?: boolean;
}

/** Offers signed-in staff to open the staff session and go to the desk, or to sign out. */
export function StaffEntrance({ profile, to, isNew = false }: StaffEntranceProps) {
  const { t } = useTranslation("staffSignIn");
  const storefront = useStorefront();
  const enter = useCall();
  const leave = useCall();
  const name = fullName(profile) || (profile.email ?? "");
  const goIn = () =>
    enter.run({
      body: {},
      send: () => openStaffSession(storefront),
      onDone: () => {
        notifyTabs("signedIn");
        // The reload picks up the session's cookies.
        window.location.assign(absoluteUrl(storefront, storefront.locale, to));
      },
    });
  const begun = useRef(false);
  useEffect(() => {
    if (!isNew || begun.current) return;
    begun.current = true;
    void goIn();
  });
  return (
    <div className={styles.root}>
      <p role="status">{t("already", { name })}</p>
      <FormAlert problem={enter.problem ?? leave.problem} />
      <Button size="lg" fullWidth loading={enter.isRunning} onClick={() => void goIn()}>
        {t("goOn")}
      </Button>
      <Button
        variant="secondary"
        fullWidth
        loading={leave.isRunning}
        onClick={() =>
          void leave.run({
            body: {},
            send: () => signOut(storefront),
            onDone: () => window.location.reload(),
          })
        }
      >
        {t("signOut")}
      </Button>
    </div>
  );
}
