import { draftLimits, mealKinds } from "@tropa/domain/organizers/tours/tour-draft";
import { Button } from "@tropa/ui-kit/button";
import { Collapse } from "@tropa/ui-kit/collapse";
import { FieldError } from "@tropa/ui-kit/field";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SpotField } from "../../meeting/spot-field.tsx";
import { CheckGroup } from "../draft/check-group.tsx";
import { LocalText } from "../draft/local-text.tsx";
import { OrderButtons, OrderField } from "../draft/order-buttons.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import type { Rows } from "../draft/use-rows.ts";
import { useRows } from "../draft/use-rows.ts";
import { DayPhoto } from "./day-photo.tsx";
import type { PictureOf } from "./photos-section.tsx";
import { Section } from "./section.tsx";
import styles from "../draft/draft.module.css";

interface ProgrammeProps {
  fields: DraftFields;
  /** The tour's places, to choose from. */
  cities: Rows;
  photos: Rows;
  pictureOf: PictureOf;
}

/** Form section: the programme by day, or by step for excursions. */
export function ProgrammeSection(props: ProgrammeProps) {
  const { fields } = props;
  const { t } = useTranslation("organizerTours");
  const days = useRows(fields, "programme");
  const { error, id } = fields.own("programme");
  const isByDay = fields.saved.draft.type === "tour";
  const item = isByDay ? "item.programme" : "item.step";
  return (
    <Section name="programme">
      <div className={styles.rows} id={id} tabIndex={-1}>
        <p className={styles.muted}>{t(isByDay ? "hints.programme" : "hints.steps")}</p>
        <OrderField rows={days} />
        {error && <FieldError>{error}</FieldError>}
        {days.keys.length > 0 && (
          <ol>
            {days.keys.map((key, index) => (
              <li key={key}>
                <div className={styles.rowHead}>
                  <h3>{t(item, { number: index + 1 })}</h3>
                  <OrderButtons
                    rows={days}
                    index={index}
                    name={t(item, { number: index + 1 })}
                    isWritten
                  />
                </div>
                <LocalText fields={fields} name={`programme-${key}-title`} />
                <LocalText fields={fields} name={`programme-${key}-text`} rows={4} />
                <Collapse summary={t("programme.more")}>
                  <DayDetails {...props} name={`programme-${key}`} isByDay={isByDay} />
                </Collapse>
              </li>
            ))}
          </ol>
        )}
        {days.keys.length < draftLimits.days && (
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => days.add(undefined, `title-${fields.language}`)}
          >
            {t(isByDay ? "add.day" : "add.step")}
          </Button>
        )}
      </div>
    </Section>
  );
}

function DayDetails({
  fields,
  cities,
  photos,
  pictureOf,
  name,
  isByDay,
}: ProgrammeProps & { name: string; isByDay: boolean }) {
  const { t } = useTranslation("organizerTours");
  const { maxLength: _, ...city } = fields.own(`${name}-city_id`);
  // A place removed from the tour stays selectable until another is chosen.
  const known = [...new Set([...cities.keys, city.defaultValue])].filter((id) => id !== "");
  return (
    <div className={styles.details}>
      <div className={styles.numbers}>
        {isByDay && (
          <Select
            {...city}
            items={[
              { value: "", text: t("programme.noCity") },
              ...known.map((id) => ({ value: id, text: fields.cityText(id) })),
            ]}
          />
        )}
        <TextField
          {...fields.own(`${name}-distance_km`)}
          inputMode="decimal"
          autoComplete="off"
          optional
        />
      </div>
      <CheckGroup
        fields={fields}
        name={`${name}-meals`}
        items={mealKinds.map((value) => ({ value, text: t(`tour:meals.${value}`) }))}
      />
      <DayPhoto fields={fields} name={`${name}-photo`} photos={photos} pictureOf={pictureOf} />
      <Spots fields={fields} name={`${name}-spots`} />
    </div>
  );
}

/** A day's sights, each with a point on the map. */
function Spots({ fields, name }: { fields: DraftFields; name: string }) {
  const { t } = useTranslation("organizerTours");
  const rows = useRows(fields, name);
  return (
    <div className={styles.spots}>
      <h4>{t("fields.programme.spots.all")}</h4>
      <p className={styles.muted}>{t("hints.spots")}</p>
      <OrderField rows={rows} />
      {rows.keys.length > 0 && (
        <ol>
          {rows.keys.map((key, index) => {
            const spot = `${name}-${key}-spot`;
            const title = t("item.spots", { number: index + 1 });
            return (
              <li key={key}>
                <div className={styles.rowHead}>
                  <h5>{title}</h5>
                  <OrderButtons rows={rows} index={index} name={title} />
                </div>
                <LocalText fields={fields} name={`${name}-${key}-name`} />
                <SpotField
                  {...fields.own(spot)}
                  onPick={(text) => {
                    fields.form.set(spot, text);
                    fields.keepSoon();
                  }}
                />
              </li>
            );
          })}
        </ol>
      )}
      {rows.keys.length < draftLimits.spots && (
        <Button
          variant="ghost"
          size="sm"
          icon="map-pin"
          onClick={() => rows.add(undefined, `name-${fields.language}`)}
        >
          {t("add.spot")}
        </Button>
      )}
    </div>
  );
}
