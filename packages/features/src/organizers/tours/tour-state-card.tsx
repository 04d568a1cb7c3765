import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import type { RefObject } from "react";
import { useGo } from "../../platform/history/layers.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ArchiveDialog } from "./archive-dialog.tsx";
import type { TourEditing } from "./draft/use-tour-edits.ts";
import { MissingList } from "./missing-list.tsx";
import { Reasons } from "./reasons.tsx";
import { TourBadges } from "./tour-badges.tsx";
import type { TourFormHandle } from "./tour-form.tsx";
import { useTourAct } from "./use-tour-act.ts";
import styles from "./tours.module.css";

interface TourStateCardProps {
  editing: TourEditing;
  form: RefObject<TourFormHandle | null>;
  labelOf: (name: string) => string;
  onGo: (name: string) => void;
}

/** Explains the state of a tour in one sentence. */
function stateText({ stage, publication }: OrganizerTour) {
  if (publication === "archived" || publication === "withdrawn") return publication;
  if (stage !== "settled")
    return publication === "published" ? (`${stage}Published` as const) : stage;
  return publication;
}

/** The state of a tour, what it lacks, and actions such as submitting or archiving. */
export function TourStateCard({ editing, form, labelOf, onGo }: TourStateCardProps) {
  const { t } = useTranslation("organizerTours");
  const go = useGo();
  const [isArchiving, setArchiving] = useState(false);
  const { saved: tour, accept, refresh } = editing;
  const { id, version, acts, missing, path, publication, commission_percent: percent } = tour;
  const { locale } = useStorefront();
  const { isRunning, problem, act } = useTourAct(refresh);
  const may = (one: (typeof acts)[number]) => acts.includes(one);

  const send = () =>
    form.current?.save((saved) => {
      const [first] = saved.missing;
      if (first) {
        onGo(editing.nameOf(first.field));
        return;
      }
      const body = { id, version: saved.version };
      void act({
        body,
        send: (api) => api.call(calls.sendTourCall, { body }),
        done: t("done.send"),
        onDone: accept,
      });
    });
  const takeBack = () =>
    act({
      body: { id },
      send: (api) => api.call(calls.takeTourBackCall, { body: { id } }),
      done: t("done.take_back"),
      onDone: accept,
    });
  const publish = (isPublished: boolean) => {
    const body = { id, is_published: isPublished };
    return act({
      body,
      send: (api) => api.call(calls.setTourPublishedCall, { body }),
      done: t(isPublished ? "done.publish" : "done.unpublish"),
      onDone: accept,
    });
  };
  const copy = () =>
    act({
      body: { id, version },
      send: (api) => api.call(calls.copyTourCall, { body: { id } }),
      done: t("done.copy"),
      onDone: ({ id: copied }) => void go(organizerPath("tours", copied)),
    });
  const preview = () => {
    const open = () => void go(organizerPath("tours", id, "preview"));
    if (may("save")) form.current?.save(open);
    else open();
  };
  return (
    <section className={styles.state} aria-labelledby="tour-state">
      <h2 id="tour-state">{t("state.title")}</h2>
      <TourBadges stage={tour.stage} publication={publication} />
      <p>{t(`state.${stateText(tour)}`)}</p>
      {percent !== null && (
        <p>
          {t("state.commission", {
            percent: percent.toLocaleString(locale, { maximumFractionDigits: 2 }),
          })}
        </p>
      )}
      <Reasons reasons={tour.reasons} />
      <MissingList missing={missing} nameOf={editing.nameOf} labelOf={labelOf} onGo={onGo} />
      <FormAlert problem={problem} />
      <div className={styles.acts}>
        {may("send") && (
          <Button loading={isRunning} onClick={send}>
            {t(publication === "published" ? "acts.sendChanges" : "acts.send")}
          </Button>
        )}
        {may("take_back") && (
          <Button variant="secondary" loading={isRunning} onClick={() => void takeBack()}>
            {t("acts.take_back")}
          </Button>
        )}
        {may("publish") && (
          <Button loading={isRunning} onClick={() => void publish(true)}>
            {t("acts.publish")}
          </Button>
        )}
        <Button variant="secondary" icon="eye" onClick={preview}>
          {t("acts.preview")}
        </Button>
      </div>
      <ul className={styles.moreActs}>
        {path !== null && (
          <li>
            <Link href={path}>{t("onSite")}</Link>
          </li>
        )}
        {tour.tour_id !== null && publication !== "archived" && (
          <li>
            <Link href={`${organizerPath("departures")}?tour=${tour.tour_id}`}>
              {t("acts.departures")}
            </Link>
          </li>
        )}
        <li>
          <Link href={organizerPath("tours", id, "versions")}>{t("acts.versions")}</Link>
        </li>
        <li>
          <Button variant="ghost" size="sm" onClick={() => void copy()}>
            {t("acts.copy")}
          </Button>
        </li>
        {may("unpublish") && (
          <li>
            <Button variant="ghost" size="sm" onClick={() => void publish(false)}>
              {t("acts.unpublish")}
            </Button>
          </li>
        )}
        {may("archive") && (
          <li>
            <Button variant="ghost" size="sm" onClick={() => setArchiving(true)}>
              {t("acts.archive")}
            </Button>
          </li>
        )}
      </ul>
      {isArchiving && <ArchiveDialog editing={editing} onClose={() => setArchiving(false)} />}
    </section>
  );
}
