import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { formatDateRange } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { tourPath } from "../../platform/links/paths.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import bookingStyles from "../bookings/bookings.module.css";
import { Entry, ShortList } from "./short-list.tsx";

/** Reviews that a person wrote. */
export function ReviewsSection({ reviews }: Pick<StaffPerson, "reviews">) {
  const { t } = useTranslation("staffPeople");
  const { locale } = useStorefront();
  return (
    <PageSection title={t("written.reviews")}>
      <ShortList empty={t("written.noReviews")}>
        {reviews.map(({ id, tour, rating, text, status, created_on: day }) => (
          <Entry
            key={id}
            title={<Link href={tourPath(tour.slug)}>{tour.title}</Link>}
            aside={t(`written.states.${status}`)}
            details={[t("written.rating", { rating }), formatDateRange(day, day, locale, "full")]}
          >
            <p className={bookingStyles.text}>{text}</p>
          </Entry>
        ))}
      </ShortList>
    </PageSection>
  );
}

/** Chats of a person; their messages are read in the chats' own part. */
export function ChatsSection({ chats }: Pick<StaffPerson, "chats">) {
  const { t } = useTranslation("staffPeople");
  const moment = useMoment();
  return (
    <PageSection title={t("written.chats")}>
      <ShortList empty={t("written.noChats")}>
        {chats.map(({ id, organizer, messages, is_frozen: isFrozen, updated_at: at }) => (
          <Entry
            key={id}
            title={organizer ?? t("written.support")}
            aside={isFrozen && t("written.frozen")}
            details={[t("written.messages", { count: messages }), moment(at)]}
          />
        ))}
      </ShortList>
    </PageSection>
  );
}
