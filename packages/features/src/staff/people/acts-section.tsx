import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import bookingStyles from "../bookings/bookings.module.css";
import { Entry, ShortList } from "./short-list.tsx";

/** What staff did to the account, and why. */
export function ActsSection({ acts }: Pick<StaffPerson, "acts">) {
  const { t } = useTranslation("staffPeople");
  const moment = useMoment();
  return (
    <PageSection title={t("acts.title")}>
      <ShortList empty={t("acts.empty")}>
        {acts.map(({ at, by, act, reason }) => (
          <Entry key={`${at} ${act}`} title={t(`acts.${act}`)} details={[by, moment(at)]}>
            <p className={bookingStyles.text}>{reason}</p>
          </Entry>
        ))}
      </ShortList>
    </PageSection>
  );
}
