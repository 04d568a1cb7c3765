import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { queryId } from "../base/primitives.ts";

export const chatUnreadCountCall = endpoint({
  name: "chatUnreadCount",
  method: "GET",
  path: "/crm/api/chat/unread-count",
  summary:
    "How many messages the caller has not read: in all chats of theirs, or in those of an organizer",
  query: z.object({ organizer_id: z.optional(queryId) }),
  answer: z.object({ count: z.int().check(z.gte(0)) }),
  errors: ["unauthorized", "forbidden"],
  auth: "account",
});
