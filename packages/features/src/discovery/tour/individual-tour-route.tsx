import { individualTourCall } from "@tropa/api-contract/discovery/calls-tours";
import { Icon } from "@tropa/ui-kit/icon";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { AuthorHeader } from "../author/author-header.tsx";
import { verificationOf } from "../author/verification-of.ts";
import { bookingPanelId } from "./booking-panel/booking-panel-id.ts";
import { tourPageData } from "./tour-loader.ts";
import TourScreen from "./tour-screen.tsx";
import type { Route } from "./+types/individual-tour-route";
import styles from "./individual-tour.module.css";

const uuidPattern = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

export const handle: ScreenHandle = { messages: "editorial" };

/** Loads a tour made for one party; anyone with its address can see it. */
export async function loader({ params: { uuid }, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, translator, variant } = page;
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (!uuidPattern.test(uuid)) throw notFound();
  const tour = await orPageError(api.call(individualTourCall, { query: { uuid, with_alt: "1" } }));
  const { organizersShown } = variant.features;
  const flags = organizersShown ? await verificationOf(page, tour.organizer.id) : null;
  const t = translator.getFixedT(null, "individual");
  return {
    site: seoSite(page),
    head: {
      title: t("pageTitle", { title: tour.title }),
      description: t("description"),
      path: `/order/${uuid}/individual-tour`,
      // The address is the key: keep it out of search engines and the sitemap.
      isHidden: true as const,
    },
    data: tourPageData(tour, variant),
    flags,
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

/** Sends no referrer, because the address is secret. */
export function headers() {
  return { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function IndividualTourRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("individual");
  const { data, flags } = loaderData;
  const { organizer } = data.tour;
  return (
    <>
      <aside className={styles.note} aria-label={t("note")}>
        <Icon name="gift" size={24} />
        <p>
          <strong>{t("note")}</strong> {t("text")}
        </p>
      </aside>
      {organizer && flags && (
        <aside className={styles.author} aria-label={t("tour:organizer.title")}>
          <AuthorHeader
            author={organizer}
            flags={flags}
            bookHref={`#${bookingPanelId}`}
            hasPage={organizer.has_page}
          />
        </aside>
      )}
      <TourScreen data={data} />
    </>
  );
}
