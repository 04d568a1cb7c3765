import { EmbeddedMap } from "../src/embedded-map/embedded-map.tsx";
import { ErrorState } from "../src/error-state/error-state.tsx";
import { InteractiveMap } from "../src/interactive-map/interactive-map.tsx";
import { drawMap } from "../src/map-drawing/map-drawing.tsx";
import { StaticMap } from "../src/map/map.tsx";
import { MarkerMap } from "../src/marker-map/marker-map.tsx";
import { PhotoStrip } from "../src/photo-strip/photo-strip.tsx";
import { ScrollSpy } from "../src/scroll-spy/scroll-spy.tsx";
import { StoriesGallery } from "../src/stories-gallery/stories-gallery.tsx";
import { TileGallery } from "../src/tile-gallery/tile-gallery.tsx";
import { Tooltip } from "../src/tooltip/tooltip.tsx";
import { VideoEmbed } from "../src/video-embed/video-embed.tsx";
import { Button } from "../src/button/button.tsx";
import { entry } from "./conformance.tsx";
import type { ConformanceCase } from "./conformance.tsx";
import { samplePoints } from "./sample-map.ts";
import { samplePhotos } from "./sample-photos.ts";

const nothing = () => {};
const drawing = drawMap({ points: samplePoints });

/** Components of media and of whole pages with as little as each needs. */
export const componentsOfPages: readonly ConformanceCase[] = [
  entry("embedded-map", "div", (p) => (
    <EmbeddedMap {...p} drawing={drawing} label="Altai" src="https://example.com/map" />
  )),
  entry("error-state", "div", (p) => <ErrorState {...p} />),
  entry("interactive-map", "div", (p) => (
    <InteractiveMap {...p} drawing={drawing} label="Altai" points={samplePoints} />
  )),
  entry("map", "figure", (p) => <StaticMap {...p} drawing={drawing} label="Altai" />),
  entry("marker-map", "div", (p) => <MarkerMap {...p} label="Altai" markers={[]} view={null} />),
  entry("photo-strip", "ul", (p) => <PhotoStrip {...p} photos={samplePhotos} onOpen={nothing} />),
  entry("scroll-spy", "nav", (p) => (
    <ScrollSpy {...p} items={[{ name: "Days", anchor: "days" }]} />
  )),
  entry("stories-gallery", "div", (p) => <StoriesGallery {...p} stories={[]} />),
  entry("tile-gallery", "ul", (p) => <TileGallery {...p} photos={samplePhotos} onOpen={nothing} />),
  entry("tooltip", "span", (p) => (
    <Tooltip {...p} text="Not paid yet" trigger={(trigger) => <Button {...trigger}>Why</Button>} />
  )),
  entry("video-embed", "div", (p) => (
    <VideoEmbed {...p} title="Altai" url="https://www.youtube.com/watch?v=aqz-KE-bpKQ" />
  )),
];
