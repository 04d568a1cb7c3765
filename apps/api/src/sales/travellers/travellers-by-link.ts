import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { TouristForm } from "@tropa/api-contract/sales/tourist-form";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { removalKey } from "./removal-key.ts";
import { changeTravellers, saveForms } from "./save-travellers.ts";
import { bookingOfTouristsLink } from "./travellers.ts";

/** Adds travellers by the shared link: all get a seat, or none does. */
export async function addTourists(
  context: ApiContext,
  uuid: string,
  forms: readonly (TouristForm & { id?: number | undefined })[],
  { actor, locale }: { actor: Actor | null; locale: Locale },
): Promise<TouristsInfo> {
  const { id: bookingId } = await bookingOfTouristsLink(context.pool, uuid);
  let own: readonly number[] = [];
  const reader = { view: "link", locale, actor } as const;
  const info = await changeTravellers(context, bookingId, reader, async (client, booking) => {
    const path = (index: number) => `tourists.${index}`;
    own = await saveForms(context, client, booking, forms, { path, onlyUntouched: true });
  });
  const tourists = info.tourists.map((one) => ({
    ...one,
    removal_key: own.includes(one.id) ? removalKey(context.config, one.id) : null,
  }));
  return { ...info, tourists };
}
