import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { FieldRule } from "../../../platform/forms/rule-resolver.ts";
import type { Locale } from "@tropa/domain/locale";
import { useState } from "react";
import { createApiForm } from "../../../platform/forms/api-form.ts";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Editing } from "../../conflict/use-edits.ts";
import { longestOf, rulesOf } from "./draft-rules.ts";
import type { DraftTexts } from "./use-draft-texts.ts";

/** Id of a field's element. */
export const fieldId = (name: string) => `tour-${name}`;

interface FieldsOptions {
  editing: Editing<OrganizerTour>;
  texts: DraftTexts;
  languages: readonly Locale[];
  /** The language whose texts are shown. */
  language: Locale;
}

/** Rules of the fields currently in the form; they come and go with list items. */
function growingRules() {
  const rules: Record<string, readonly FieldRule[]> = {};
  return {
    rules,
    need(name: string) {
      rules[name] ??= rulesOf(name);
    },
    drop(prefix: string) {
      for (const name of Object.keys(rules)) if (name.startsWith(prefix)) delete rules[name];
    },
  };
}

/** Props and actions for the fields of a draft's form. */
export function useDraftFields({ editing, texts, languages, language }: FieldsOptions) {
  const { i18n } = useTranslation("organizerTours");
  const { edition, keep } = editing;
  const [{ rules, need, drop }] = useState(growingRules);
  const { form, state, field } = useApiForm(() =>
    createApiForm<Record<string, string>>({ rules, text: failureText(i18n.t) }),
  );
  const valueOf = (name: string) => edition.values[name] ?? "";
  return {
    form,
    state,
    languages,
    language,
    saved: editing.saved,
    labelOf: texts.labelOf,
    cityText: texts.cityText,
    valueOf,
    keep,
    /** Stores the edits after the form has updated. */
    keepSoon: () => void setTimeout(keep),
    /** Props of a field. */
    own(name: string) {
      need(name);
      return {
        ...field(name),
        id: fieldId(name),
        label: texts.labelOf(name),
        defaultValue: valueOf(name),
        maxLength: longestOf(name),
      };
    },
    /** Drops the rules of a removed item's fields. */
    drop,
  };
}

export type DraftFields = ReturnType<typeof useDraftFields>;
