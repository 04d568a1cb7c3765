import { Button } from "@tropa/ui-kit/button";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Rows } from "./use-rows.ts";
import styles from "./draft.module.css";

interface OrderButtonsProps {
  rows: Rows;
  /** Position of the item. */
  index: number;
  /** Name of the item, for accessible names. */
  name: string;
  /** True if removing the item loses text; then it needs a second press. */
  isWritten?: boolean;
}

/** Buttons that move an item up or down or remove it. */
export function OrderButtons({ rows, index, name, isWritten = false }: OrderButtonsProps) {
  const { t } = useTranslation("organizerTours");
  const [isLeaving, setLeaving] = useState(false);
  const key = rows.keys[index] ?? "";
  const move = (to: number) => {
    if (to >= 0 && to < rows.keys.length) rows.move(index, to);
  };
  if (isLeaving)
    return (
      <span className={styles.order}>
        <Button size="sm" variant="danger" onClick={() => rows.remove(key)}>
          {t("order.delete")}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setLeaving(false)}>
          {t("order.keep")}
        </Button>
      </span>
    );
  return (
    <span className={styles.order}>
      <IconButton
        icon="chevron-up"
        size="sm"
        label={t("order.up", { name })}
        aria-disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        label={t("order.down", { name })}
        aria-disabled={index === rows.keys.length - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton
        icon="trash"
        size="sm"
        label={t("order.remove", { name })}
        onClick={() => (isWritten ? setLeaving(true) : rows.remove(key))}
      />
    </span>
  );
}

/** Hidden field with the order of the items. */
export const OrderField = ({ rows }: { rows: Rows }) => (
  <input type="hidden" name={rows.name} value={rows.keys.join(",")} />
);
