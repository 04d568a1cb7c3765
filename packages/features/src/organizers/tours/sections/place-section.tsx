import { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { draftLimits } from "@tropa/domain/organizers/tours/tour-draft";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import type { AutocompleteOption } from "@tropa/ui-kit/autocomplete";
import { Select } from "@tropa/ui-kit/select";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../../platform/api/log-failure.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SpotField } from "../../meeting/spot-field.tsx";
import { LocalText } from "../draft/local-text.tsx";
import { OrderedChoice } from "../draft/ordered-choice.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import type { Rows } from "../draft/use-rows.ts";
import { useRows } from "../draft/use-rows.ts";
import type { TourChoices } from "../queries/tour-queries.ts";
import { Section } from "./section.tsx";

interface PlaceSectionProps {
  fields: DraftFields;
  choices: TourChoices;
  cities: Rows;
  /** Called with a place found by name. */
  onCity: (city: { id: number; name: string }) => void;
}

/** Form section: places, meeting point and activities. */
export function PlaceSection({ fields, choices, cities, onCity }: PlaceSectionProps) {
  const { t } = useTranslation("organizerTours");
  const kinds = useRows(fields, "rest_kind_ids");
  const left = choices.activities.filter(({ value }) => !kinds.keys.includes(value));
  const textOf = (id: string) =>
    choices.activities.find(({ value }) => value === id)?.text ?? `№ ${id}`;
  return (
    <Section name="place">
      <OrderedChoice fields={fields} rows={cities} textOf={fields.cityText}>
        {cities.keys.length < draftLimits.cities && (
          <CitySearch
            onFound={(city) => {
              onCity(city);
              cities.add(String(city.id));
            }}
          />
        )}
      </OrderedChoice>
      <OrderedChoice fields={fields} rows={kinds} textOf={textOf}>
        {kinds.keys.length < draftLimits.activities && left.length > 0 && (
          <Select
            label={t("add.activity")}
            value=""
            placeholder={t("choose")}
            items={left}
            onValueChange={(value) => value !== "" && kinds.add(value)}
          />
        )}
      </OrderedChoice>
      <LocalText fields={fields} name="meeting_text" rows={2} hint={t("hints.meeting_text")} />
      <SpotField
        {...fields.own("meeting_spot")}
        onPick={(text) => {
          fields.form.set("meeting_spot", text);
          fields.keepSoon();
        }}
      />
    </Section>
  );
}

function CitySearch({ onFound }: { onFound: (city: { id: number; name: string }) => void }) {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  // Key of the search field; a new key clears it.
  const [round, setRound] = useState(0);
  const find = async (query: string, signal: AbortSignal): Promise<AutocompleteOption[]> => {
    if (query === "") return [];
    const { items } = await callApi(storefront, citiesByQueryCall, { query: { query }, signal });
    return items.map(({ id, name, hint }) => ({ value: String(id), text: `${name}, ${hint}` }));
  };
  return (
    <Autocomplete
      key={round}
      label={t("add.city")}
      icon="search"
      options={find}
      value={null}
      onValueChange={(found) => {
        if (!found) return;
        const [name = found.text] = found.text.split(",");
        onFound({ id: Number(found.value), name });
        setRound((before) => before + 1);
      }}
      onLoadError={logAndReturnNull(citiesByQueryCall.name, citiesByQueryCall.path)}
    />
  );
}
