const regionsWithoutMessenger: readonly string[] = ["crimea", "dnr", "lnr"];

/**
 * Returns the success screen's warning about the sanctioned messenger
 * (docs/product/help-requests.md#after-sending): unavailable in the three named regions, unstable
 * in any other region that the backend names, none for `other`.
 */
export function messengerWarning(region: string): "unavailable" | "unstable" | null {
  if (region === "other") return null;
  return regionsWithoutMessenger.includes(region) ? "unavailable" : "unstable";
}
