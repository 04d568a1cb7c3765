import { useQuery, useQueryClient } from "@tanstack/react-query";
import { restoreTourCall } from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { TourRevision } from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { localise } from "@tropa/domain/locale";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { lazy, Suspense, useState } from "react";
import { useGo } from "../../../platform/history/layers.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../../desk/awaited.tsx";
import type { DeskHandle } from "../../desk/desk-handle.ts";
import { DeskHeader } from "../../desk/desk-header.tsx";
import { ChangeList } from "../change-list.tsx";
import { Reasons } from "../reasons.tsx";
import { revisionsQuery, toursKey, tourQuery } from "../queries/tour-queries.ts";
import { useTourAct } from "../use-tour-act.ts";
import styles from "../changes.module.css";
import form from "../draft/draft.module.css";
import page from "../tours.module.css";
import type { Route } from "./+types/versions-route";

/** Loaded on press. */
const RestoreDialog = lazy(() => import("./restore-dialog.tsx"));

export const handle: DeskHandle = { page: "tours" };

/** Versions of a tour, one per submission: view, compare, restore. */
export default function VersionsPage({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const revisions = useQuery(revisionsQuery(storefront, id));
  return (
    <Awaited title={t("versions.title")} result={useQuery(tourQuery(storefront, id))}>
      {(tour) => (
        <>
          <DeskHeader
            title={t("versions.title")}
            over={{
              href: organizerPath("tours", id),
              text: localise(tour.draft.title, storefront.locale) || t("untitled"),
            }}
          />
          <Awaited title={t("versions.title")} result={revisions}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState
                  icon="clock"
                  title={t("versions.empty.title")}
                  text={t("versions.empty.text")}
                />
              ) : (
                <>
                  <Compare id={id} revisions={items} />
                  <ol className={styles.versions}>
                    {items.map((revision) => (
                      <Version key={revision.number} tour={tour} revision={revision} />
                    ))}
                  </ol>
                </>
              )
            }
          </Awaited>
        </>
      )}
    </Awaited>
  );
}

/** Stands for the draft in a comparison. */
const draft = "";

function Compare({ id, revisions }: { id: number; revisions: readonly TourRevision[] }) {
  const { t } = useTranslation("organizerTours");
  const moment = useMoment();
  const current = revisions.find(({ is_current: isCurrent }) => isCurrent) ?? revisions[0];
  const [from, setFrom] = useState(String(current?.number ?? ""));
  const [to, setTo] = useState(draft);
  const items = revisions.map(({ number, created_at: at }) => ({
    value: String(number),
    text: t("versions.one", { number, moment: moment(at) }),
  }));
  return (
    <section className={form.section} aria-labelledby="compare">
      <h2 id="compare">{t("versions.compare")}</h2>
      <div className={form.sides}>
        <Select label={t("versions.from")} value={from} onValueChange={setFrom} items={items} />
        <Select
          label={t("versions.to")}
          value={to}
          onValueChange={setTo}
          items={[{ value: draft, text: t("versions.draft") }, ...items]}
        />
      </div>
      <ChangeList
        id={id}
        compared={{ from: Number(from), ...(to !== draft && { to: Number(to) }) }}
      />
    </section>
  );
}

const tones = {
  waiting: "info",
  published: "success",
  returned: "warning",
  taken_back: "neutral",
  imported: "neutral",
} as const satisfies Record<TourRevision["outcome"], string>;

function Version({ tour, revision }: { tour: OrganizerTour; revision: TourRevision }) {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const moment = useMoment();
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const { id, version, acts, stage } = tour;
  const { number, outcome, reasons, created_at: at, created_by: by } = revision;
  const refresh = () => queries.invalidateQueries({ queryKey: toursKey });
  const { isRunning, problem, act } = useTourAct(refresh);
  const restore = () => {
    const body = { id, version, number };
    return act({
      body,
      send: (api) => api.call(restoreTourCall, { body }),
      done: t("done.restore", { number }),
      onDone(next) {
        queries.setQueryData(tourQuery(storefront, id).queryKey, next);
        void go(organizerPath("tours", id));
      },
    });
  };
  return (
    <li className={form.section}>
      <div className={form.rowHead}>
        <h2>{t("versions.number", { number })}</h2>
        <span className={page.badges}>
          {revision.is_current && <Badge tone="success">{t("versions.current")}</Badge>}
          {!(revision.is_current && outcome === "published") && (
            <Badge tone={tones[outcome]}>{t(`versions.outcome.${outcome}`)}</Badge>
          )}
        </span>
      </div>
      <p className={styles.muted}>
        {t("versions.sent", { moment: moment(at), name: by })}
        {revision.decided_at !== null &&
          ` · ${t("versions.decided", { moment: moment(revision.decided_at) })}`}
      </p>
      <Reasons reasons={reasons} form={organizerPath("tours", id)} />
      <FormAlert problem={problem} />
      <div className={page.acts}>
        <Button
          variant="secondary"
          size="sm"
          icon="eye"
          href={organizerPath("tours", id, "preview", number)}
        >
          {t("versions.preview")}
        </Button>
        {acts.includes("save") && (
          <Button
            variant="ghost"
            size="sm"
            loading={isRunning}
            // Nothing is lost if the draft equals a version.
            onClick={() => (stage === "settled" ? void restore() : setAsked(true))}
          >
            {t("versions.restore")}
          </Button>
        )}
        {isAsked && (
          <Suspense>
            <RestoreDialog
              number={number}
              onSure={() => void restore()}
              onClose={() => setAsked(false)}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}
