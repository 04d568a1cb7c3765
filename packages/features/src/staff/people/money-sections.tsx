import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { formatMoney } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { BookingRows } from "../bookings/found-list.tsx";
import { PageSection } from "../sections/page-section.tsx";
import bookingStyles from "../bookings/bookings.module.css";
import { Entry, ShortList } from "./short-list.tsx";

/** All bookings of a person, and what they have paid. */
export function BookingsSection({ bookings, paid }: Pick<StaffPerson, "bookings" | "paid">) {
  const { t } = useTranslation("staffPeople");
  const { locale } = useStorefront();
  const sums = paid.map(({ amount: minor, currency }) => formatMoney({ minor, currency }, locale));
  return (
    <PageSection title={t("bookings.title")}>
      {sums.length > 0 && <p>{t("bookings.paid", { sums: sums.join(", ") })}</p>}
      {bookings.length === 0 ? (
        <p className={bookingStyles.muted}>{t("bookings.empty")}</p>
      ) : (
        <BookingRows bookings={bookings} />
      )}
    </PageSection>
  );
}

/** Gift certificates that a person bought or was given. */
export function CertificatesSection({ certificates }: Pick<StaffPerson, "certificates">) {
  const { t } = useTranslation("staffPeople");
  const { t: tBookings } = useTranslation("staffBookings");
  const { locale } = useStorefront();
  const moment = useMoment();
  return (
    <PageSection title={t("certificates.title")}>
      <ShortList empty={t("certificates.empty")}>
        {certificates.map(({ id, currency, amount, balance, created_at: at, ...rest }) => (
          <Entry
            key={id}
            title={tBookings("number", { id })}
            aside={t(rest.is_bought ? "certificates.bought" : "certificates.given")}
            details={[
              t("certificates.left", {
                balance: formatMoney({ minor: balance, currency }, locale),
                amount: formatMoney({ minor: amount, currency }, locale),
              }),
              moment(at),
            ]}
          />
        ))}
      </ShortList>
    </PageSection>
  );
}
