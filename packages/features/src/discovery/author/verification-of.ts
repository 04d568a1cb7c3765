import { degraded, fallbacks } from "@tropa/api-client/degradation";
import { organizerVerificationInfoCall } from "@tropa/api-contract/organizers/calls-organizers";
import type { OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { logFailure } from "../../platform/api/log-failure.ts";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";

/** Returns what was verified about an organizer. If the call fails, nothing counts as verified and the page goes on. */
export async function verificationOf(
  { api }: Pick<PageRequest, "api">,
  id: number,
): Promise<OrganizerPage["verification"]> {
  const query = { id: String(id) };
  const answer = await degraded(api, logFailure, organizerVerificationInfoCall, { query });
  return answer ?? fallbacks["/crm/api/organizer/verification-info"];
}
