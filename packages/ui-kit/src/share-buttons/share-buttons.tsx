import type { ShareButton } from "@tropa/domain/storefront/variant-config";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { IconName } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import styles from "./share-buttons.module.css";

export type ShareNetwork = ShareButton;

export type ShareLink = {
  network: ShareNetwork;
  /** The network's own page for sharing this one. */
  href: string;
  /** Accessible name of the button, such as "Share by e-mail". */
  label: string;
};

const icons: Record<ShareNetwork, IconName> = {
  vk: "vk",
  ok: "ok",
  facebook: "facebook",
  x: "x",
  weibo: "weibo",
  qq: "qq",
  email: "mail",
};

export type ShareButtonsProps = Omit<ComponentProps<"ul">, "children"> & {
  links: readonly ShareLink[];
};

/** Plain links to the networks' own pages: no foreign script, nothing sent before a press. */
export function ShareButtons({ links, className, ...rest }: ShareButtonsProps) {
  return (
    <ul {...rest} className={clsx(styles.root, className)}>
      {links.map(({ network, href, label }) => (
        <li key={network}>
          <IconButton
            icon={icons[network]}
            variant="outline"
            href={href}
            label={label}
            target={network === "email" ? undefined : "_blank"}
            rel="noopener nofollow"
          />
        </li>
      ))}
    </ul>
  );
}
