import { recogniseVideo } from "@tropa/domain/media/video-host";

/** Way to show a video's URL: in a frame, as a file, or only as a link. */
export type VideoSource =
  | { kind: "frame"; src: string }
  | { kind: "file"; src: string }
  | { kind: "page" };

const filePattern = /\.(?:mp4|webm|m4v|mov)$/i;

/** Returns how to show a video. A frame plays at once, because the visitor has already pressed play. */
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
