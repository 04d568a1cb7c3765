import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useSession } from "../../../people/session/session.ts";
import { joinPath } from "../../../platform/links/organizer-paths.ts";
import { deskPath } from "../../../platform/links/staff-paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SignOutButton } from "./sign-out-button.tsx";

/** Shown to accounts that are not organizers, with ways to become one or to sign in to another account. */
export function NoOrganizer() {
  const { t } = useTranslation("organizerDesk");
  const isStaff = useSession(({ profile }) => profile?.is_admin_auth === true);
  return (
    <EmptyState
      icon="compass"
      title={t("noOrganizer.title")}
      text={t("noOrganizer.text")}
      actions={
        <>
          {isStaff ? (
            <Button href={deskPath()}>{t("noOrganizer.staff")}</Button>
          ) : (
            <Button href={joinPath()}>{t("noOrganizer.join")}</Button>
          )}
          <SignOutButton variant="secondary">{t("noOrganizer.other")}</SignOutButton>
        </>
      }
    />
  );
}
