import type { ApiClient } from "@tropa/api-client/client";
import { socialGroupsCall } from "@tropa/api-contract/editorial/calls-site";
import { failed } from "../../platform/api/log-failure.ts";
import type { SocialGroup } from "./footer-socials.tsx";

/** How long a storefront's groups are not asked for anew, and how long not after a failure, ms. */
const freshMs = 10 * 60_000;
const restMs = 30_000;
/** No page waits longer for links of its footer, ms. */
const patienceMs = 500;

interface Memory {
  groups: readonly SocialGroup[];
  askAgainAt: number;
  asking: Promise<void> | null;
}

/**
 * Groups of storefronts by their key, for the footers of all pages. A page waits for the first answer alone, and not for
 * long; without an answer its footer stands with what was known before, or without them.
 */
export function socialsMemory(now: () => number = Date.now, patience = patienceMs) {
  const memories = new Map<string, Memory>();
  return async (key: string, api: Pick<ApiClient, "call">): Promise<readonly SocialGroup[]> => {
    const isFirst = !memories.has(key);
    const memory = memories.get(key) ?? { groups: [], askAgainAt: 0, asking: null };
    memories.set(key, memory);
    if (now() >= memory.askAgainAt && memory.asking === null) {
      memory.asking = api
        .call(socialGroupsCall)
        .catch(failed("groupsInSocialNetwork", socialGroupsCall.path))
        .then((answer) => {
          if (answer) memory.groups = answer.items;
          memory.askAgainAt = now() + (answer ? freshMs : restMs);
          memory.asking = null;
        });
    }
    if (isFirst && memory.asking) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([memory.asking, enough]);
      clearTimeout(timer);
    }
    return memory.groups;
  };
}
