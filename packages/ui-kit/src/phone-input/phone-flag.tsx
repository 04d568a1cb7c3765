import { Icon } from "../icon/icon.tsx";
import styles from "./phone-input.module.css";

/** Drawings of flags by ISO code. */
export type Flags = Readonly<Record<string, string | undefined>>;

type PhoneFlagProps = { isoCode: string | undefined; flags: Flags | undefined };

/**
 * The flag of a country; its two letters until the drawings have loaded, or if it has none. The style
 * sheet draws the letters, so that screen readers do not read them beside the button's label.
 */
export function PhoneFlag({ isoCode, flags }: PhoneFlagProps) {
  if (isoCode === undefined) return <Icon name="globe" size={20} className={styles.globe} />;
  const drawing = flags?.[isoCode];
  if (drawing === undefined) return <span className={styles.isoCode} data-code={isoCode} />;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt=""
      width={24}
      height={16}
      className={styles.flag}
    />
  );
}
