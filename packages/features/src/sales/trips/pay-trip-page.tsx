import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { tripPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PayBody } from "../pay/pay-body.tsx";
import { OwnBooking } from "./own-booking.tsx";

/** `/{base}/pay/{id}`: paying by the booking's number. Organizers and staff are told that they cannot pay. */
export function PayTripPage({ id }: { id: number }) {
  const { t } = useTranslation("booking");
  return (
    <OwnBooking id={id} title={t("titles.pay", { id })} isBare>
      {({ uuid, ...booking }) =>
        uuid === null ? (
          <EmptyState
            icon="card"
            headingLevel={1}
            title={t("trips:payForTourist.title")}
            text={t("trips:payForTourist.text")}
            actions={<Button href={tripPath(id)}>{t("actions.booking")}</Button>}
          />
        ) : (
          <PayBody booking={{ ...booking, uuid }} />
        )
      }
    </OwnBooking>
  );
}
