/** Hosts whose videos are embedded in pages (docs/product/content.md#videos). */
export const videoHosts = ["youtube", "rutube"] as const;
export type VideoHost = (typeof videoHosts)[number];

export interface Video {
  readonly host: VideoHost;
  readonly id: string;
  /** Address of the embedded player: https, without cookies if the host offers that. */
  readonly embedUrl: string;
}

/** Origins of the players, the only ones allowed in frames on every page. */
export const videoFrameOrigins = ["https://www.youtube-nocookie.com", "https://rutube.ru"] as const;

/**
 * Full host names, never suffixes: `youtube.com.example.org` and `notyoutube.com` belong to others.
 */
const hostNames: Readonly<Record<string, VideoHost | "youtube-short">> = {
  "youtube.com": "youtube",
  "www.youtube.com": "youtube",
  "m.youtube.com": "youtube",
  "music.youtube.com": "youtube",
  "youtube-nocookie.com": "youtube",
  "www.youtube-nocookie.com": "youtube",
  "youtu.be": "youtube-short",
  "rutube.ru": "rutube",
  "www.rutube.ru": "rutube",
  "m.rutube.ru": "rutube",
};

const youtubeId = /^[\w-]{11}$/;
const youtubePath = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const rutubePath = /^\/(?:video|video\/private|play\/embed|shorts)\/([\da-f]{32})\/?$/;
/** Key of a video that is only visible with its link. */
const rutubeKey = /^[\w-]{1,64}$/;

function youtube(id: string | null | undefined): Video | null {
  if (!id || !youtubeId.test(id)) return null;
  return { host: "youtube", id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

function rutube(url: URL): Video | null {
  const id = rutubePath.exec(url.pathname)?.[1];
  if (id === undefined) return null;
  const key = url.searchParams.get("p");
  const query = key !== null && rutubeKey.test(key) ? `?p=${key}` : "";
  return { host: "rutube", id, embedUrl: `https://rutube.ru/play/embed/${id}${query}` };
}

/** Path of a stored video, as returned by `/crm/api/file/upload-video`. */
const storedVideo =
  /^\/files\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/download\/[^/?#]+\.(?:mp4|webm|mov)$/i;

/** Whether a page can show the video at an address: on one of the two hosts, or stored here. */
export const isShownVideo = (address: string): boolean =>
  storedVideo.test(address) || recogniseVideo(address) !== null;

/**
 * Returns the video at an address; null if it is on neither host. The player's address is rebuilt
 * from host and id, so nothing else of the pasted text gets into the page.
 */
export function recogniseVideo(address: string): Video | null {
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username !== "" || url.password !== "" || url.port !== "") return null;
  const host = Object.hasOwn(hostNames, url.hostname) ? hostNames[url.hostname] : undefined;
  if (host === "youtube-short") return youtube(/^\/([^/]+)\/?$/.exec(url.pathname)?.[1]);
  if (host === "youtube") {
    const isWatch = url.pathname === "/watch" || url.pathname === "/watch/";
    return youtube(isWatch ? url.searchParams.get("v") : youtubePath.exec(url.pathname)?.[1]);
  }
  return host === "rutube" ? rutube(url) : null;
}
