import { recogniseVideo } from "@tropa/domain/media/video-host";

/** What can be done with an address: play it in a frame or as a file, or only lead there. */
export type VideoSource =
  | { kind: "frame"; src: string }
  | { kind: "file"; src: string }
  | { kind: "page" };

const filePattern = /\.(?:mp4|webm|m4v|mov)$/i;

/** Autoplay: the visitor has already pressed play. */
export function videoSource(address: string): VideoSource {
  const video = recogniseVideo(address);
  if (video) {
    const player = new URL(video.embedUrl);
    player.searchParams.set("autoplay", "1");
    return { kind: "frame", src: player.href };
  }
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const isWeb = address.startsWith("/") || /^https?:/i.test(address);
  return isWeb && filePattern.test(path) ? { kind: "file", src: address } : { kind: "page" };
}
