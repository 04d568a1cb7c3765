import { useQuery } from "@tanstack/react-query";
import { commissionSubjectsCall } from "@tropa/api-contract/staff/calls-commission";
import type { CommissionScope } from "@tropa/domain/organizers/commission";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import type { AutocompleteOption } from "@tropa/ui-kit/autocomplete";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { tourDatesQuery } from "../payouts/money-queries.ts";

export interface SubjectFieldsProps {
  scope: Exclude<CommissionScope, "all">;
  /** Id of a storefront, or the number of an organizer, tour or date. */
  subject: string;
  error: string | undefined;
  onChange: (subject: string) => void;
}

/** What a commission is for: organizers and tours are found by name, a date among those of its tour. */
export function SubjectFields({ scope, subject, error, onChange }: SubjectFieldsProps) {
  const { t } = useTranslation("staffMoney");
  const fault = error !== undefined && { error };
  if (scope === "storefront")
    return (
      <TextField
        name="subject"
        label={t("terms.storefrontId")}
        autoComplete="off"
        value={subject}
        onValueChange={onChange}
        {...fault}
      />
    );
  if (scope === "date") return <DateOfTour {...{ subject, error, onChange }} />;
  return <FoundByName kind={scope} error={error} onChoose={(one) => onChange(one?.value ?? "")} />;
}

function FoundByName({
  kind,
  error,
  onChoose,
}: {
  kind: "organizer" | "tour";
  error: string | undefined;
  onChoose: (chosen: AutocompleteOption | null) => void;
}) {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const find = async (phrase: string, signal: AbortSignal): Promise<AutocompleteOption[]> => {
    if (phrase.trim() === "") return [];
    const query = { scope: kind, q: phrase.trim() };
    const { items } = await callApi(storefront, commissionSubjectsCall, { query, signal });
    return items.map(({ id, title, organizer }) => ({
      value: String(id),
      name: title,
      text:
        organizer === null
          ? t("terms.organizer", { name: title, id })
          : t("terms.tourOf", { name: title, id, organizer }),
    }));
  };
  return (
    <Autocomplete
      label={t(`terms.found.${kind}`)}
      hint={t("terms.found.hint")}
      icon="search"
      maxLength={100}
      options={find}
      onValueChange={onChoose}
      onLoadError={() => showToast({ type: "error", text: t("staffDesk:failed") })}
      {...(error !== undefined && { error })}
    />
  );
}

function DateOfTour({ subject, error, onChange }: Omit<SubjectFieldsProps, "scope">) {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const [tour, setTour] = useState("");
  const { data, isError } = useQuery({
    ...tourDatesQuery(storefront, tour),
    enabled: tour !== "",
  });
  const hint = isError
    ? t("staffDesk:failed")
    : data?.items.length === 0
      ? t("terms.found.noDates")
      : undefined;
  return (
    <>
      <FoundByName
        kind="tour"
        error={tour === "" ? error : undefined}
        onChoose={(one) => {
          setTour(one?.value ?? "");
          onChange("");
        }}
      />
      <Select
        name="subject"
        label={t("terms.found.date")}
        placeholder={t("terms.found.chooseDate")}
        disabled={!data || data.items.length === 0}
        value={subject}
        items={(data?.items ?? []).map(({ id, departs_on: day }) => ({
          value: String(id),
          text: t("terms.dayOf", {
            day: day && formatDate(day, storefront.locale, "full"),
            id,
          }),
        }))}
        onValueChange={onChange}
        {...(hint !== undefined && { hint })}
        {...(tour !== "" && error !== undefined && { error })}
      />
    </>
  );
}
