import { useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { editDepartureCall } from "@tropa/api-contract/organizers/calls-departures";
import { organizerDeparture } from "@tropa/api-contract/organizers/departure";
import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { addDays } from "@tropa/domain/time/local-date";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Conflict } from "./conflict.tsx";
import { departuresKey } from "../departures-queries.ts";
import { localToday } from "@tropa/domain/time/local-month";
import { TermsFields } from "../terms-fields.tsx";
import { createTermsForm } from "../terms-form.ts";
import { termsOfDay, valuesOf } from "../terms-values.ts";
import type { TermsValues } from "../terms-values.ts";
import styles from "../departures.module.css";

interface EditFormProps {
  departure: OrganizerDeparture;
  onSaved: (departure: OrganizerDeparture) => void;
}

/** Form for a departure's terms. What was typed stays, whatever the outcome of saving. */
export function EditForm({ departure, onSaved }: EditFormProps) {
  // A new version remounts the form if its values were taken over.
  const [initial, setInitial] = useState(departure);
  return (
    <Terms
      key={initial.version}
      departure={initial}
      onSaved={(saved) => {
        setInitial(saved);
        onSaved(saved);
      }}
      onTaken={setInitial}
    />
  );
}

/** The current departure, from a refusal. */
function departureOfNow(error: unknown): OrganizerDeparture | null {
  if (!isApiClientError(error) || error.code !== "conflict") return null;
  const found = organizerDeparture.safeParse(error.data.departure);
  return found.success ? found.data : null;
}

function Terms({
  departure,
  onSaved,
  onTaken,
}: EditFormProps & { onTaken: (departure: OrganizerDeparture) => void }) {
  const { t } = useTranslation("organizerDepartures");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [initial] = useState(() => valuesOf(departure));
  const [base, setBase] = useState(departure);
  const [conflict, setConflict] = useState<{ own: TermsValues; now: OrganizerDeparture } | null>(
    null,
  );
  const eve = addDays(departure.start, -1);
  const today = localToday();
  const { form, state } = useApiForm(() =>
    createTermsForm({
      initial,
      fewest: Math.max(1, departure.seats_taken),
      today,
      last: eve,
      text: failureText(t),
    }),
  );
  const save = () => {
    let own = initial;
    void form.submit({
      body: (values) => {
        own = values;
        const terms = termsOfDay(values, departure.start);
        if (terms === null) throw new TypeError("the rules have passed what cannot be sent");
        return { id: departure.id, version: base.version, ...terms };
      },
      send: (body) => callApi(storefront, editDepartureCall, { body }),
      onSent: (saved) => {
        showToast({ type: "success", text: t("saved") });
        void queries.invalidateQueries({ queryKey: departuresKey });
        onSaved(saved);
      },
      onRefused: (error) => {
        const now = departureOfNow(error);
        if (now) setConflict({ own, now });
        return now !== null;
      },
    });
  };
  return (
    <CallForm problem={state.problem} onSubmit={save} className={styles.form}>
      <TermsFields
        form={form}
        errors={state.errors}
        initial={initial}
        currency={departure.currency}
        commissionPercent={departure.commission_percent}
        taken={base.seats_taken}
        isGuaranteeFixed={base.is_guaranteed && base.seats_taken > 0}
        today={today}
        last={eve}
      />
      {conflict && (
        <Conflict
          own={conflict.own}
          now={conflict.now}
          onKeep={() => {
            setBase(conflict.now);
            setConflict(null);
          }}
          onTake={() => onTaken(conflict.now)}
        />
      )}
      <Button type="submit" loading={state.isSending} disabled={conflict !== null}>
        {t("save")}
      </Button>
    </CallForm>
  );
}
