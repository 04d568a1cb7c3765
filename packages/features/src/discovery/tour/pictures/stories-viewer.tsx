import { StoriesGallery } from "@tropa/ui-kit/stories-gallery";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./tour-stories.module.css";

/** A full-screen viewer, opened at the first story. */
export default function StoriesViewer({ stories }: { stories: ShownTour["stories"] }) {
  const shown = stories.flatMap(({ title, images }) => {
    const [cover] = images;
    if (!cover) return [];
    const slides = images.map(({ image, alt, color }) => ({ template: image, alt, colour: color }));
    return { id: title, title, cover: cover.image, colour: cover.color, slides };
  });
  return (
    <StoriesGallery stories={shown} defaultOpen={shown[0]?.id ?? ""} className={styles.viewer} />
  );
}
