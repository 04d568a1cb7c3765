import { StoriesGallery } from "@tropa/ui-kit/stories-gallery";
import { useState } from "react";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** The rings with their viewer, open at the story that was pressed. */
export default function StoriesViewer({
  stories,
  first,
}: {
  stories: ShownTour["stories"];
  first: string;
}) {
  const [seen, setSeen] = useState<readonly string[]>([first]);
  const shown = stories.flatMap(({ title, images }) => {
    const [cover] = images;
    if (!cover) return [];
    const slides = images.map(({ image, alt, color }) => ({ template: image, alt, colour: color }));
    return {
      id: title,
      title,
      cover: cover.image,
      colour: cover.color,
      slides,
      seen: seen.includes(title),
    };
  });
  return (
    <StoriesGallery
      stories={shown}
      defaultOpen={first}
      onSeen={(id) => setSeen((current) => [...current, id])}
    />
  );
}
