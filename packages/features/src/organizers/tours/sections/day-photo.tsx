import type { DraftFields } from "../draft/use-draft-fields.ts";
import type { Rows } from "../draft/use-rows.ts";
import type { PictureOf } from "./photos-section.tsx";
import { Thumbnail } from "./photos-section.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "../draft/draft.module.css";

interface DayPhotoProps {
  fields: DraftFields;
  name: string;
  photos: Rows;
  pictureOf: PictureOf;
}

/** Chooses a day's photo among the tour's photos. */
export function DayPhoto({ fields, name, photos, pictureOf }: DayPhotoProps) {
  const { t } = useTranslation("organizerTours");
  const { label, defaultValue } = fields.own(name);
  const known = [...new Set([...photos.keys, defaultValue])].filter((key) => key !== "");
  if (known.length === 0) return <p className={styles.muted}>{t("programme.noPhotos")}</p>;
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      <div className={styles.dayPhotos}>
        <label>
          <input type="radio" name={name} value="" defaultChecked={defaultValue === ""} />
          <span className={styles.noPhoto}>{t("programme.noPhoto")}</span>
        </label>
        {known.map((key, index) => (
          <label key={key}>
            <input type="radio" name={name} value={key} defaultChecked={defaultValue === key} />
            <Thumbnail image={pictureOf(key)} alt={t("item.photos", { number: index + 1 })} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
