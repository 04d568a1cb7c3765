import type { Edits } from "@tropa/domain/forms/merge-edits";
import { Button } from "@tropa/ui-kit/button";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { tourFieldName, toursOf } from "./meeting-values.ts";
import { titleOf } from "./use-field-label.ts";
import styles from "./meeting.module.css";

type FieldProps = { id: string; defaultValue: string; error: string | undefined; name: string };

/** The API's limit. */
const mostTours = 50;

export interface TourFieldsProps {
  tours: readonly { id: number; title: string }[];
  values: Edits;
  /** Props of a field. */
  own: (name: string) => FieldProps;
}

/** Tours with another meeting point or time; empty fields use the common values. */
export function TourFields({ tours, values, own }: TourFieldsProps) {
  const { t } = useTranslation("meeting");
  const [open, setOpen] = useState(() => toursOf(values));
  const others = tours.filter(({ id }) => !open.includes(id));
  if (tours.length === 0 && open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="meeting-tours">
      <h2 id="meeting-tours">{t("tours.title")}</h2>
      <p className={styles.muted}>{t("tours.text")}</p>
      {open.map((id) => {
        const title = titleOf(tours, id) ?? t("tours.gone", { id });
        return (
          <fieldset key={id} className={styles.tour}>
            <legend>{title}</legend>
            <div className={styles.pair}>
              <TextField
                {...own(tourFieldName(id, "meeting_place"))}
                label={t("fields.meeting_place")}
              />
              <TextField
                {...own(tourFieldName(id, "meeting_time"))}
                label={t("fields.meeting_time")}
                type="time"
              />
            </div>
            <Textarea {...own(tourFieldName(id, "notes"))} label={t("fields.notes")} rows={2} />
            <div>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => setOpen(open.filter((one) => one !== id))}
              >
                {t("tours.remove")}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {others.length > 0 && open.length < mostTours && (
        <Select
          label={t("tours.add")}
          value=""
          placeholder={t("tours.choose")}
          items={others.map(({ id, title }) => ({ value: String(id), text: title }))}
          onValueChange={(id) => id !== "" && setOpen([...open, Number(id)])}
        />
      )}
    </section>
  );
}
