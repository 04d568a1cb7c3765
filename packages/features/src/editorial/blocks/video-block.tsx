import { VideoEmbed } from "@tropa/ui-kit/video-embed";
import type { ShownBlock } from "./shown-blocks.ts";

/** A film that loads when it is pressed: until then no other host hears of the reader. */
export function VideoBlock({
  video: { url, title },
}: {
  video: Extract<ShownBlock, { type: "video" }>;
}) {
  return <VideoEmbed url={url} title={title} />;
}
