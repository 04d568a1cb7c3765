import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { TouristForm } from "@tropa/api-contract/sales/tourist-form";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { removalKey } from "./removal-key.ts";
import { changing, saveForm } from "./save-travellers.ts";
import { bookingOfTouristsLink } from "./travellers.ts";

/** Travellers fill themselves in: all of them get a seat, or none does. */
export async function addTourists(
  context: ApiContext,
  uuid: string,
  forms: readonly (TouristForm & { id?: number | undefined })[],
  locale: Locale,
): Promise<TouristsInfo> {
  const { id: bookingId } = await bookingOfTouristsLink(context.pool, uuid);
  const own = new Set<number>();
  const reader = { view: "link", locale } as const;
  const info = await changing(context, bookingId, reader, async (client, booking) => {
    for (const [index, form] of forms.entries()) {
      const path = `tourists.${index}`;
      own.add(await saveForm(context, client, booking, form, { path, onlyUntouched: true }));
    }
  });
  const tourists = info.tourists.map((one) => ({
    ...one,
    removal_key: own.has(one.id) ? removalKey(context.config, one.id) : null,
  }));
  return { ...info, tourists };
}
