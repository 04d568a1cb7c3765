import { NameFields } from "../../contact-fields/name-fields.tsx";
import { updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import type { Profile } from "@tropa/api-contract/people/account";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { TextField } from "@tropa/ui-kit/text-field";
import { useRef } from "react";
import { lazyScreen } from "../../../platform/browser/lazy-screen.tsx";
import { callApi } from "../../../platform/api/browser-api.ts";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { useLazyForm } from "../../../platform/forms/use-lazy-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { setProfile } from "../../session/session.ts";
import type { ProfileValues } from "./profile-form.ts";
import { SettingsSection } from "../settings-section.tsx";
import { deleteSettingsDraft, saveSettingsDraft, readSettingsDraft } from "../settings-draft.ts";
import styles from "../settings.module.css";

export const { load: loadPhotoSection, LazyScreen: PhotoSection } = lazyScreen(
  async () => (await import("./photo-section.tsx")).PhotoSection,
);

/** A person's photo and name, as organizers and letters use them. */
export function ProfileSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const draft = `draft-profile-${profile.id}` as const;
  const root = useRef<HTMLFormElement>(null);
  const { state, field, submit } = useLazyForm<ProfileValues>(
    root,
    async () => (await import("./profile-form.ts")).createProfileForm(t),
    async () => {},
  );
  return (
    <SettingsSection id="profile">
      <PhotoSection profile={profile} waiting={<Skeleton shape="block" height="6rem" />} />
      <CallForm
        ref={root}
        problem={state.problem}
        onInput={(event) => saveSettingsDraft(draft, event)}
        onSubmit={() => {
          void submit((form) =>
            form.submit({
              body: ({ first_name, last_name }) => ({
                first_name: first_name.trim(),
                last_name: last_name.trim(),
              }),
              send: (body) => callApi(storefront, updateProfileCall, { body }),
              onSent: (changed) => {
                deleteSettingsDraft(draft);
                setProfile(changed);
                showToast({ type: "success", text: t("saved") });
              },
            }),
          );
        }}
      >
        <div className={styles.pair}>
          <NameFields
            locale={storefront.locale}
            given={
              <TextField
                {...field("first_name")}
                label={t("profile.firstName")}
                autoComplete="given-name"
                defaultValue={readSettingsDraft(draft).first_name ?? profile.first_name}
              />
            }
            family={
              <TextField
                {...field("last_name")}
                label={t("profile.lastName")}
                autoComplete="family-name"
                defaultValue={readSettingsDraft(draft).last_name ?? profile.last_name}
              />
            }
          />
        </div>
        <Button type="submit" loading={state.isSending} className={styles.save}>
          {t("save")}
        </Button>
      </CallForm>
    </SettingsSection>
  );
}
