import type { ApiClient } from "@tropa/api-client/client";
import { socialGroupsCall } from "@tropa/api-contract/editorial/calls-site";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import type { SocialGroup } from "./footer-socials.tsx";

/** How long an answer is reused, ms. */
const freshMs = 10 * 60_000;
/** How long to wait after a failure, ms. */
const retryMs = 30_000;
/** Longest that a page waits for the links, ms. */
const maxWaitMs = 500;

interface Memory {
  groups: readonly SocialGroup[];
  askAgainAt: number;
  asking: Promise<void> | null;
}

/**
 * Caches the social links of storefronts by key. Only the first call waits for the API, at most `patience` ms; all
 * others get the last known links at once, which may be none, while they are refreshed in the background.
 */
export function socialsMemory(now: () => number = Date.now, patience = maxWaitMs) {
  const memories = new Map<string, Memory>();
  return async (key: string, api: Pick<ApiClient, "call">): Promise<readonly SocialGroup[]> => {
    const isFirst = !memories.has(key);
    const memory = memories.get(key) ?? { groups: [], askAgainAt: 0, asking: null };
    memories.set(key, memory);
    if (now() >= memory.askAgainAt && memory.asking === null) {
      memory.asking = api
        .call(socialGroupsCall)
        .catch(logAndReturnNull("groupsInSocialNetwork", socialGroupsCall.path))
        .then((answer) => {
          if (answer) memory.groups = answer.items;
          memory.askAgainAt = now() + (answer ? freshMs : retryMs);
          memory.asking = null;
        });
    }
    if (isFirst && memory.asking) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([memory.asking, timeout]);
      clearTimeout(timer);
    }
    return memory.groups;
  };
}
