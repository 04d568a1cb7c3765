import { SCROLL_TO_TOP } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { ComponentProps } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./scroll-to-top.module.css";

export type ScrollToTopProps = Omit<ComponentProps<"button">, "children" | "type">;

/** A button in the corner that leads back to the top; shown once the reader has scrolled far down. */
export function ScrollToTop({ className, ...rest }: ScrollToTopProps) {
  const messages = useMessages();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      waiting = undefined;
      setShown(scrollY > SCROLL_TO_TOP.afterWindows * innerHeight);
    };
    const onScroll = () => {
      waiting ??= setTimeout(measure, SCROLL_TO_TOP.throttleMs);
    };
    measure();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener("scroll", onScroll);
    };
  }, []);

  return (
    <IconButton
      {...rest}
      icon="arrow-up"
      variant="overlay"
      label={messages.scrollToTop}
      className={clsx(styles.root, className)}
      hidden={!shown}
      onClick={(event) => {
        rest.onClick?.(event);
        scrollTo({ top: 0 });
      }}
    />
  );
}
