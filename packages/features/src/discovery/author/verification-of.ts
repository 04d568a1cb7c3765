import { degraded, fallbacks } from "@tropa/api-client/degradation";
import { organizerVerificationInfoCall } from "@tropa/api-contract/organizers/calls-organizers";
import type { OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { logFailure } from "../../platform/api/log-failure.ts";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";

/** What was checked about an organizer. A page goes on where the call fails, and then calls nothing checked. */
export async function verificationOf(
  { api }: Pick<PageRequest, "api">,
  id: number,
): Promise<OrganizerPage["verification"]> {
  const query = { id: String(id) };
  const answer = await degraded(api, logFailure, organizerVerificationInfoCall, { query });
  return answer ?? fallbacks["/crm/api/organizer/verification-info"];
}
