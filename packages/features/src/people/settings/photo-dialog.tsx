import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { cropPicture, PhotoCrop } from "@tropa/ui-kit/photo-crop";
import type { PictureArea } from "@tropa/ui-kit/photo-crop";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";

/** Side of the stored photo in pixels: three times the largest size on screen. */
const side = 640;

interface PhotoDialogProps {
  file: File;
  /** Object URL of the file. */
  src: string;
  /** The chosen part; null if cancelled. */
  onDone: (part: File | null) => void;
}

/** Crops a photo in the browser, so that the rest never leaves the device. */
export default function PhotoDialog({ file, src, onDone }: PhotoDialogProps) {
  const { t } = useTranslation("settings");
  const { variant } = useStorefront();
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const save = async (chosen: PictureArea) => {
    try {
      const part = await cropPicture(file, chosen, side);
      onDone(new File([part], file.name.replace(/\.\w+$/, ".jpg"), { type: part.type }));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Modal
      open
      onClose={() => onDone(null)}
      title={t("photo.crop")}
      width={variant.modalWidth}
      persistent
      footer={
        <Button fullWidth disabled={!area || isUnreadable} onClick={() => area && void save(area)}>
          {t("photo.use")}
        </Button>
      }
    >
      {isUnreadable ? (
        <FormAlert problem={{ kind: "refused", messages: [t("photo.unreadable")] }} />
      ) : (
        <PhotoCrop
          src={src}
          label={t("photo.part")}
          onAreaChange={setArea}
          onUnreadable={() => setUnreadable(true)}
        />
      )}
    </Modal>
  );
}
