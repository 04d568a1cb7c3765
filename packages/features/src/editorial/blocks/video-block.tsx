import { VideoEmbed } from "@tropa/ui-kit/video-embed";
import type { ShownBlock } from "./shown-blocks.ts";

/** A video that loads when pressed, so that no other host is contacted before. */
export function VideoBlock({
  video: { url, title },
}: {
  video: Extract<ShownBlock, { type: "video" }>;
}) {
  return <VideoEmbed url={url} title={title} />;
}
