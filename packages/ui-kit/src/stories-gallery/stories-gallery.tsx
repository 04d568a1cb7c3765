import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import { useState } from "react";
import type { ComponentProps } from "react";
import { useMessages } from "../messages/messages.tsx";
import { Picture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./stories-gallery.module.css";
import { StoryViewer } from "./story-viewer.tsx";
import type { Story } from "./story-viewer.tsx";
import { stepFrom } from "./story-steps.ts";
import type { StoryPlace } from "./story-steps.ts";

export type { Story, StorySlide } from "./story-viewer.tsx";

export type StoriesGalleryProps = Omit<ComponentProps<"div">, "children"> & {
  stories: readonly Story[];
  /** Called when a story is opened; the caller must remember that. */
  onSeen?: (id: string) => void;
  /** Initially open story, for a gallery that loads on a press. */
  defaultOpen?: string;
};

/**
 * Stories behind rings: a press opens the first slide on the whole screen, and slides follow each
 * other by themselves (ARIA patterns: modal dialog and carousel with rotation). They pause on
 * request, while a finger rests on them, and for readers who want no motion.
 */
export function StoriesGallery({
  stories,
  onSeen,
  defaultOpen,
  className,
  ...rest
}: StoriesGalleryProps) {
  const messages = useMessages();
  const first = stories.findIndex(({ id }) => id === defaultOpen);
  const [place, setPlace] = useState<StoryPlace>({ story: Math.max(0, first), slide: 0 });
  const [open, setOpen] = useState(first >= 0);
  const counts = stories.map(({ slides }) => slides.length);

  const show = (next: StoryPlace) => {
    setPlace(next);
    const story = stories[next.story];
    if (story && (!open || next.story !== place.story)) onSeen?.(story.id);
  };

  const step = (direction: 1 | -1) => {
    const next = stepFrom(place, direction, counts);
    if (next) show(next);
    else if (direction === 1) setOpen(false);
  };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <ul className={styles.rings} aria-label={messages.stories}>
        {stories.map((story, index) => (
          <li key={story.id} className={styles.story}>
            <button
              type="button"
              className={styles.button}
              data-seen={story.seen || undefined}
              disabled={story.slides.length === 0}
              aria-haspopup="dialog"
              onClick={() => {
                show({ story: index, slide: 0 });
                setOpen(true);
              }}
            >
              <span className={styles.ring}>
                <Picture
                  template={story.cover}
                  alt=""
                  width={1}
                  height={1}
                  variants={IMAGE_SIZES.tile}
                  sizes="80px"
                  colour={story.colour}
                  className={styles.cover}
                />
              </span>
              <span className={styles.title}>{story.title}</span>
              {story.seen && <VisuallyHidden>({messages.seen})</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ul>
      <StoryViewer
        stories={stories}
        place={place}
        open={open}
        onStep={step}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
