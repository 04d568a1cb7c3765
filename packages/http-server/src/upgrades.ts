import type { IncomingMessage } from "node:http";

/**
 * Options of a server that gives a connection away to websockets of its own alone. Whoever asks for another protocol is
 * answered as if they had not: otherwise nobody would answer, or close the connection.
 * @param isOurs whether a websocket may be opened by this request, whose path is given
 */
export const socketsAt = (isOurs: (path: string, request: IncomingMessage) => boolean) => ({
  shouldUpgradeCallback(request: IncomingMessage): boolean {
    const { method, headers, url = "" } = request;
    const [path = ""] = url.split("?", 1);
    return (
      method === "GET" && headers.upgrade?.toLowerCase() === "websocket" && isOurs(path, request)
    );
  },
});
