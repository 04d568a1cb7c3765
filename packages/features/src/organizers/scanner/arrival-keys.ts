import { arrivalKeysCall } from "@tropa/api-contract/sales/calls-arrival";
import { importArrivalKey } from "@tropa/domain/sales/arrival/arrival-code";
import type { ArrivalKey } from "@tropa/domain/sales/arrival/arrival-code";
import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { callApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

const name = "arrival-keys";

function keptKeys(): ArrivalKey[] {
  const found = deviceStorage.readJson(name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, and a wrong one reads no code
  return Array.isArray(found) ? (found as ArrivalKey[]) : [];
}

/** Public keys for verifying codes: fetched, or those stored on this device. */
export async function arrivalKeys(storefront: Storefront): Promise<ArrivalKey[]> {
  try {
    const { keys } = await callApi(storefront, arrivalKeysCall, { query: {} });
    deviceStorage.writeJson(name, keys);
    return keys;
  } catch (error) {
    logAndReturnNull(arrivalKeysCall.name, arrivalKeysCall.path)(error);
    return keptKeys();
  }
}

/** Whether this browser supports Ed25519; some older ones do not. */
export async function canCheck(keys: readonly ArrivalKey[]): Promise<boolean> {
  const [key] = keys;
  return (
    key !== undefined &&
    importArrivalKey(key).then(
      () => true,
      () => false,
    )
  );
}
