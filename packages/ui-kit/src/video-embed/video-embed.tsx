import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { Icon } from "../icon/icon.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import styles from "./video-embed.module.css";
import { videoSource } from "./video-source.ts";

export type VideoEmbedProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** Address at one of the two hosts, or of a video file; anything else becomes a link. */
  url: string;
  /** Name of the video for screen readers: what it shows. */
  title: string;
  /** The picture to press: a `Picture` with an empty `alt`. */
  poster?: ReactNode;
  /** Width to height, as CSS has it. */
  ratio?: string;
  /** Called when the visitor starts it. */
  onPlay?: () => void;
};

const safeHref = (url: string) => (/^(?:https?:|\/)/i.test(url) ? url : undefined);

/**
 * A video behind its poster. Nothing is asked of the host, and no cookie set, before the visitor
 * presses; before scripts load, the press opens the video's own page.
 */
export function VideoEmbed({
  url,
  title,
  poster,
  ratio = "16 / 9",
  onPlay,
  className,
  style,
  ...rest
}: VideoEmbedProps) {
  const messages = useMessages();
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const source = videoSource(url);
  const canPlay = source.kind !== "page";

  // The poster is gone, and the focus with it.
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  const play = (event: MouseEvent) => {
    if (!canPlay || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
    onPlay?.();
  };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars({ "--video-ratio": ratio }, style)}
      data-state={playing ? "playing" : "poster"}
    >
      {!playing && (
        <a
          href={safeHref(url)}
          target="_blank"
          rel="noopener"
          className={styles.poster}
          aria-label={fill(canPlay ? messages.playVideo : messages.openVideo, { title })}
          onClick={play}
        >
          {poster}
          <span className={styles.disc}>
            <Icon name={canPlay ? "play" : "external"} size={28} />
          </span>
          <span className={styles.title} aria-hidden="true">
            {title}
          </span>
        </a>
      )}
      {playing && source.kind === "frame" && (
        <iframe
          ref={player}
          src={source.src}
          title={title}
          className={styles.player}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: its own scripts on its own origin reach nothing of this page
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      )}
      {playing && source.kind === "file" && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what organizers upload has none
        <video
          ref={player}
          src={source.src}
          aria-label={title}
          className={styles.player}
          controls
          autoPlay
          playsInline
        />
      )}
    </div>
  );
}
