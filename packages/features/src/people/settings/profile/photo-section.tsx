import { fullName } from "@tropa/domain/people/full-name";
import { imageUpload, uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { Profile } from "@tropa/api-contract/people/account";
import { updateProfilePhotoCall } from "@tropa/api-contract/people/calls-profile";
import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useState } from "react";
import { browserApi, callApi } from "../../../platform/api/browser-api.ts";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { UploadField } from "../../../platform/uploads/upload-field.tsx";
import type { UploadQueueOptions } from "../../../platform/uploads/upload-queue.ts";
import { setProfile } from "../../session/session.ts";
import styles from "./photo-section.module.css";

const PhotoDialog = lazy(() => import("../photo-dialog.tsx"));

/** A photo waiting to be cropped, and the callback for the result. */
interface Choice {
  file: File;
  src: string;
  settle: (part: File | null) => void;
}

type Send = UploadQueueOptions<Profile>["send"];

/** Uploads a photo and makes it the profile photo. */
const sendPhoto =
  (storefront: Storefront): Send =>
  async (file, options) => {
    const api = await browserApi(storefront);
    const { id } = await api.call(uploadImageCall, {
      body: { bucket: "avatar" },
      file,
      ...options,
    });
    return api.call(updateProfilePhotoCall, {
      body: { avatar_id: id },
      signal: options.signal,
    });
  };

/** The profile photo. */
export function PhotoSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const [choice, setChoice] = useState<Choice | null>(null);
  const { isRunning, run } = useCall();
  const { avatar, email, phone } = profile;

  const choosePart = (file: File) => {
    const { promise, resolve } = Promise.withResolvers<File | null>();
    setChoice({ file, src: URL.createObjectURL(file), settle: resolve });
    return promise;
  };
  const settle = (part: File | null) => {
    if (!choice) return;
    choice.settle(part);
    URL.revokeObjectURL(choice.src);
    setChoice(null);
  };
  const send: Send = async (file, options) => {
    const changed = await sendPhoto(storefront)(file, options);
    setProfile(changed);
    showToast({ type: "success", text: t("photo.saved") });
    return changed;
  };
  const takeAway = () =>
    run({
      body: { avatar_id: null },
      send: (body) => callApi(storefront, updateProfilePhotoCall, { body }),
      onDone: (changed) => setProfile(changed),
      onRefused: (error) => {
        toastFailure(error, t("notSaved"));
        return true;
      },
    });

  return (
    <div className={styles.root}>
      <div className={styles.current}>
        <Avatar
          name={fullName(profile) || email || phone || ""}
          {...(avatar && { src: imageUrl(avatar.image, "250x300") })}
          size={96}
          decorative
        />
        {avatar && (
          <Button variant="ghost" size="sm" loading={isRunning} onClick={() => void takeAway()}>
            {t("photo.remove")}
          </Button>
        )}
      </div>
      {/* A new photo resets the field. */}
      <UploadField
        key={avatar?.image}
        label={t("photo.label")}
        look="images"
        rule={imageUpload}
        most={1}
        prepare={choosePart}
        send={send}
      />
      <Suspense>
        {choice && <PhotoDialog file={choice.file} src={choice.src} onDone={settle} />}
      </Suspense>
    </div>
  );
}
