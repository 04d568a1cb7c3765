import type { IncomingMessage } from "node:http";

/**
 * Node server options that upgrade only to our own websockets. Any other upgrade request is
 * answered as an ordinary request: otherwise nobody would answer it or close the connection.
 *
 * @param isOurs whether a request may open a websocket at the given path
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
