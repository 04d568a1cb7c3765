import { passportDays } from "@tropa/domain/sales/travellers";
import type { ApiContext } from "../../config/context.ts";
import { deletePassports } from "./travellers-jobs-store.ts";

/** Deletes passports that are no longer needed; returns their number. */
export function deleteOldPassports({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  return deletePassports(pool, passportDays);
}
