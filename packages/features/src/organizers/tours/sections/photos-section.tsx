import { imageUpload, uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { StoredImage } from "@tropa/api-contract/conversation/calls-uploads";
import type { Image } from "@tropa/api-contract/base/primitives";
import { draftLeast, draftLimits } from "@tropa/domain/organizers/tours/tour-draft";
import { Badge } from "@tropa/ui-kit/badge";
import { FieldError } from "@tropa/ui-kit/field";
import { FileUpload } from "@tropa/ui-kit/file-upload";
import { Picture } from "@tropa/ui-kit/picture";
import { callApi } from "../../../platform/api/browser-api.ts";
import { ruleText, uploadItem, uploadTexts } from "../../../platform/uploads/upload-texts.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { captionName } from "../draft/draft-form.ts";
import { LocalText } from "../draft/local-text.tsx";
import { OrderButtons, OrderField } from "../draft/order-buttons.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import type { Rows } from "../draft/use-rows.ts";
import { useUploads } from "./use-uploads.ts";
import { Section } from "./section.tsx";
import styles from "../draft/draft.module.css";

/** Returns the image of a stored picture by its key. */
export type PictureOf = (key: string) => Image;

/** A small picture. */
export function Thumbnail({ image, alt }: { image: Image; alt: string }) {
  return (
    <Picture
      template={image.image}
      alt={alt}
      width={4}
      height={3}
      variants={["400x300"]}
      sizes="12rem"
      colour={image.color}
      className={styles.thumbnail}
    />
  );
}

interface PhotosSectionProps {
  fields: DraftFields;
  photos: Rows;
  pictureOf: PictureOf;
  onUploaded: (image: Image) => void;
}

/** Form section: photos in their order; the first is the cover. */
export function PhotosSection({ fields, photos, pictureOf, onUploaded }: PhotosSectionProps) {
  const { t } = useTranslation("organizerTours");
  const { t: texts } = useTranslation("common");
  const storefront = useStorefront();
  const { error, id } = fields.own("photos");
  const { queue, uploads } = useUploads<StoredImage>({
    rule: imageUpload,
    most: draftLimits.photos,
    send: (file, options) =>
      callApi(storefront, uploadImageCall, {
        body: { bucket: "tour" },
        file,
        ...options,
      }),
    onDone({ image }) {
      onUploaded(image);
      photos.add(image.image);
    },
  });
  const room = Math.max(0, draftLimits.photos - photos.keys.length - uploads.length);
  return (
    <Section name="photos">
      <div className={styles.rows} id={id} tabIndex={-1}>
        <p className={styles.muted}>{t("hints.photos", { count: draftLeast.photos })}</p>
        <p className={styles.muted}>{t("hints.captions")}</p>
        <OrderField rows={photos} />
        {error && <FieldError>{error}</FieldError>}
        {photos.keys.length > 0 && (
          <ol className={styles.photos}>
            {photos.keys.map((key, index) => {
              const title = t("item.photos", { number: index + 1 });
              return (
                <li key={key}>
                  <Thumbnail image={pictureOf(key)} alt={title} />
                  <div className={styles.rowHead}>
                    {index === 0 ? <Badge tone="primary">{t("cover")}</Badge> : <span />}
                    <OrderButtons rows={photos} index={index} name={title} />
                  </div>
                  {/* All captions have the same label; the group names the photo. */}
                  <div role="group" aria-label={title}>
                    <LocalText fields={fields} name={captionName(key)} />
                  </div>
                </li>
              );
            })}
          </ol>
        )}
        <FileUpload
          label={t("add.photos")}
          hint={ruleText(texts, storefront.locale, imageUpload)}
          accept={imageUpload.accept}
          look="images"
          multiple
          items={uploads.map((upload) => uploadItem(texts, storefront.locale, imageUpload, upload))}
          full={room === 0}
          texts={uploadTexts(texts, "images")}
          onFiles={(files) => queue.add(files.slice(0, room))}
          onRemove={queue.remove}
          onRetry={queue.retry}
        />
      </div>
    </Section>
  );
}
