import { clsx } from "clsx";
import styles from "./video-mockup.module.css";

/** A drawn phone with a sample selection of tours. */
export function VideoMockup({
  label,
  className,
}: {
  label: string;
  className?: string | undefined;
}) {
  return (
    <svg
      className={clsx(styles.root, className)}
      viewBox="0 0 260 460"
      role="img"
      aria-label={label}
    >
      <rect className={styles.body} x="4" y="4" width="252" height="452" rx="36" />
      <clipPath id="video-screen">
        <rect x="14" y="14" width="232" height="432" rx="27" />
      </clipPath>
      <g clipPath="url(#video-screen)">
        <rect className={styles.sky} x="14" y="14" width="232" height="432" />
        <g className={styles.feed}>
          <Tour
            y={46}
            ridge="M0 84 40 46l26 26 44-50 48 58 30-24 20 20v46H0z"
            near="M0 104c50-26 120-22 208-6v22H0z"
          />
          <Tour
            y={234}
            ridge="M0 92 62 62l40 18 48-40 58 44v36H0z"
            near="M0 98c70 22 130-18 208 4v18H0z"
          />
          <Tour
            y={422}
            ridge="M0 70 30 50l40 30 60-62 40 40 38-18v80H0z"
            near="M0 100c60-16 140 8 208-8v28H0z"
          />
        </g>
      </g>
      <rect className={styles.notch} x="98" y="22" width="64" height="14" rx="7" />
      <g className={styles.play}>
        <circle cx="130" cy="230" r="34" />
        <path d="M121 214v32l26-16z" />
      </g>
    </svg>
  );
}

function Tour({ y, ridge, near }: { y: number; ridge: string; near: string }) {
  return (
    <g transform={`translate(26 ${y})`}>
      <rect className={styles.card} width="208" height="174" rx="16" />
      <path className={styles.air} d="M16 0h176a16 16 0 0 1 16 16v104H0V16A16 16 0 0 1 16 0z" />
      <circle className={styles.sun} cx="164" cy="32" r="13" />
      <path className={styles.ridge} d={ridge} />
      <path className={styles.near} d={near} />
      <rect className={styles.text} x="14" y="134" width="118" height="9" rx="4.5" />
      <rect className={styles.faint} x="14" y="152" width="76" height="8" rx="4" />
      <rect className={styles.price} x="150" y="136" width="46" height="20" rx="10" />
    </g>
  );
}
