import { imageUpload } from "@tropa/api-contract/conversation/calls-uploads";
import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { lazy, Suspense, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { UploadField } from "../../platform/uploads/upload-field.tsx";
import { uploadPhoto } from "./record-calls.ts";
import styles from "./records.module.css";

const PhotoDialog = lazy(() => import("../../people/settings/photo-dialog.tsx"));

/** A photo waiting to be cropped, and the callback for the result. */
interface Choice {
  file: File;
  src: string;
  settle: (part: File | null) => void;
}

export interface RecordPhotoProps {
  name: string;
  photo: string;
  error: string | undefined;
  onPhoto: (image: string, id: number) => void;
}

/** The photo that travellers see; saved with the form. */
export function RecordPhoto({ name, photo, error, onPhoto }: RecordPhotoProps) {
  const { t } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const [choice, setChoice] = useState<Choice | null>(null);
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
  return (
    <div id="record-photo" className={styles.photo}>
      {(photo !== "" || name !== "") && (
        <Avatar name={name} src={imageUrl(photo, "250x300")} size={96} decorative />
      )}
      {/* A new photo resets the field. */}
      <UploadField
        key={photo}
        label={t("fields.photo")}
        look="images"
        rule={imageUpload}
        most={1}
        error={error}
        prepare={choosePart}
        send={async (file, options) => {
          const { id, image } = await uploadPhoto(storefront, file, options);
          onPhoto(image.image, id);
          return id;
        }}
      />
      <Suspense>
        {choice && <PhotoDialog file={choice.file} src={choice.src} onDone={settle} />}
      </Suspense>
    </div>
  );
}
