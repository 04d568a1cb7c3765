import { fieldOf, traitNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { fixedFields } from "@tropa/domain/organizers/tours/tour-draft";
import { MultiSelect } from "@tropa/ui-kit/multi-select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TraitControl } from "../draft/trait-control.tsx";
import { idsOf } from "../draft/codecs.ts";
import { LocalText } from "../draft/local-text.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import type { TourChoices } from "../queries/tour-queries.ts";
import { Section } from "./section.tsx";
import styles from "../draft/draft.module.css";

/** Traits with a place of their own in the form. */
const placedTraits: ReadonlySet<TraitName> = new Set(["difficulty", "languages"]);

/** Form section: duration, difficulty, group and accommodation. */
export function GroupSection({ fields, choices }: { fields: DraftFields; choices: TourChoices }) {
  const { t } = useTranslation("organizerTours");
  const { saved } = fields;
  const isExcursion = saved.draft.type === "excursion";
  const number = (name: string) => {
    const isFixed = saved.tour_id !== null && fixedFields.some((one) => one === name);
    return {
      ...fields.own(name),
      inputMode: "numeric" as const,
      autoComplete: "off",
      disabled: isFixed,
      ...(isFixed && { hint: t("hints.fixed") }),
    };
  };
  const languages = fields.own("languages");
  return (
    <Section name="group">
      <div className={styles.numbers}>
        {isExcursion ? (
          <TextField {...number("duration_hours")} />
        ) : (
          <>
            <TextField {...number("duration_days")} />
            <TextField {...number("duration_nights")} />
          </>
        )}
        <TraitControl fields={fields} trait="difficulty" />
        <TextField {...number("min_age")} hint={t("hints.min_age")} />
        <TextField {...number("max_group_size")} />
        <TextField {...number("min_group_size")} hint={t("hints.min_group_size")} />
        <TextField {...number("decided_days")} hint={t("hints.decided_days")} />
      </div>
      <div>
        <input type="hidden" name="languages" value="" />
        <MultiSelect
          name="languages"
          id={languages.id}
          label={languages.label}
          error={languages.error}
          items={choices.languages}
          defaultValue={idsOf(languages.defaultValue)}
          onValueChange={fields.keepSoon}
        />
      </div>
      {traitNames
        .filter((trait) => !placedTraits.has(trait))
        .filter((trait) => !(isExcursion && fieldOf(trait).isOvernight))
        .map((trait) => (
          <TraitControl key={trait} fields={fields} trait={trait} />
        ))}
      {!isExcursion && <LocalText fields={fields} name="accommodation_text" rows={3} />}
    </Section>
  );
}
