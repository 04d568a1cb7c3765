import { organizerTourCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { useQueryClient } from "@tanstack/react-query";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { useState } from "react";
import type { RefObject } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { readEditsDraft } from "../../conflict/edits-draft.ts";
import { useEdits } from "../../conflict/use-edits.ts";
import { tourQuery } from "../queries/tour-queries.ts";
import { fieldNameOf, isOrder, normalValues, valuesOf } from "./draft-form.ts";

/** Converts loaded tours to form fields; list items keep their keys across saves. */
function keyedValues(draftName: string) {
  const written = new WeakMap<OrganizerTour, Edits>();
  let latest: Edits = readEditsDraft(draftName)?.base ?? {};
  return {
    of(tour: OrganizerTour): Edits {
      const known = written.get(tour);
      if (known) return known;
      latest = valuesOf(tour.draft, latest);
      written.set(tour, latest);
      return latest;
    },
    /** Notes the values being saved, so that items of the answer keep their keys. */
    note(values: Edits) {
      latest = values;
    },
  };
}

/** Editing state of a tour's draft. */
export function useTourEdits(loaded: OrganizerTour, form: RefObject<HTMLFormElement | null>) {
  const storefront = useStorefront();
  const queries = useQueryClient();
  const draftName = `tour-${loaded.id}`;
  const [keyed] = useState(() => keyedValues(draftName));
  const editing = useEdits({
    loaded,
    form,
    valuesOf: keyed.of,
    versionOf: ({ version }) => version,
    // Form data omits disabled fields: they keep their values.
    normal: (typed, shown) =>
      Object.keys(typed).length === 0 ? { ...shown } : normalValues(typed, shown),
    read: () =>
      callApi(storefront, organizerTourCall, {
        query: { id: String(loaded.id) },
      }),
    onRead: (next) => queries.setQueryData(tourQuery(storefront, loaded.id).queryKey, next),
    draftName,
    isOrder,
  });
  return {
    ...editing,
    before: keyed.of(editing.saved),
    /** The form's name for a path in the saved draft. */
    nameOf: (path: string) => fieldNameOf(path, keyed.of(editing.saved)),
    /** Call after saving. */
    acceptSaved(next: OrganizerTour, sent: Edits) {
      keyed.note(sent);
      keyed.of(next);
      editing.accept(next);
    },
  };
}

export type TourEditing = ReturnType<typeof useTourEdits>;
