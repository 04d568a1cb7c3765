import { arrivalPath, qrPath } from "../../platform/links/paths.ts";

export interface KeptPage {
  kind: "trips" | "booking" | "qr" | "arrival";
  /** With the locale's prefix. */
  path: string;
  /** The booking's number, where the path has one. */
  number: string | null;
}

const mostShown = 8;
const uuid = String.raw`[\da-f-]{36}`;
const end = (path: string) => path.replace(/[^/]+$/, "");

/** Which of the cached paths are pages that can be opened offline, without duplicates. */
export function offlinePages(paths: readonly string[], prefix: string, base: string): KeptPage[] {
  const kinds: [KeptPage["kind"], RegExp][] = [
    ["trips", new RegExp(`^${prefix}/${base}/?$`)],
    ["arrival", new RegExp(`^${prefix}${end(arrivalPath("_"))}${uuid}$`)],
    ["qr", new RegExp(`^${prefix}${end(qrPath("_")).replace("/booking/", `/${base}/`)}${uuid}$`)],
    ["booking", new RegExp(`^${prefix}/${base}/(?:uuid/${uuid}|(\\d+))$`)],
  ];
  const found = kinds.flatMap(([kind, pattern]) =>
    [...new Set(paths)].flatMap((path): KeptPage[] => {
      const match = pattern.exec(path);
      return match ? [{ kind, path, number: match[1] ?? null }] : [];
    }),
  );
  return found.slice(0, mostShown);
}
