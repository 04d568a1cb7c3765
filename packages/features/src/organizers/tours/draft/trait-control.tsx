import { tourFields } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Select } from "@tropa/ui-kit/select";
import { isNamedTrait, traitHint, traitValue } from "../../../discovery/traits/trait-texts.ts";
import { CheckGroup } from "./check-group.tsx";
import { idsOf } from "./codecs.ts";
import type { DraftFields } from "./use-draft-fields.ts";

/** The control of a trait: checkboxes, or a choice of one level. */
export function TraitControl({ fields, trait }: { fields: DraftFields; trait: TraitName }) {
  const { t } = useTranslation("organizerTours");
  const field = tourFields[trait];
  const { column } = field;
  const hint = traitHint(t, trait);
  if (!isNamedTrait(trait)) {
    const { id, label, error } = fields.own(column);
    return (
      <div>
        {/* Submits an empty value if it is not checked. */}
        <input type="hidden" name={column} value="" />
        <Checkbox
          id={id}
          name={column}
          value="1"
          defaultChecked={idsOf(fields.valueOf(column)).includes("1")}
          error={error}
          hint={hint}
        >
          {label}
        </Checkbox>
      </div>
    );
  }
  const items = tourFields[trait].values.map((value) => ({
    value: String(value),
    text: traitValue(t, trait, value),
  }));
  if (field.kind === "choices")
    return <CheckGroup fields={fields} name={column} hint={hint} items={items} />;
  const { maxLength: _, ...own } = fields.own(column);
  return <Select {...own} placeholder={t("choose")} items={items} />;
}
