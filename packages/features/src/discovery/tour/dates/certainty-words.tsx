import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { IconButton } from "@tropa/ui-kit/icon-button";
import type { IconButtonProps } from "@tropa/ui-kit/icon-button";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./certainty-hint.module.css";

/** The same button with its explanation open; replaces the pressed one and takes its focus. */
export default function CertaintyWords({
  button,
}: {
  button: Pick<IconButtonProps, "icon" | "label" | "size">;
}) {
  const { t } = useTranslation("common");
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const trigger = place.current?.querySelector("button") ?? undefined;
    trigger?.focus();
    panel.current?.showPopover({ source: trigger });
  }, []);
  const renderTrigger = (trigger: DropdownTriggerProps) => (
    <IconButton {...trigger} {...button} aria-describedby={id} />
  );
  return (
    <Dropdown
      ref={place}
      panelRef={panel}
      openOn="hover"
      align="end"
      offset={0}
      sheetTitle={t("certainty.preliminary")}
      trigger={renderTrigger}
    >
      <p id={id} className={styles.words}>
        {t("certainty.hint")}
      </p>
    </Dropdown>
  );
}
