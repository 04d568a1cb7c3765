import { Button } from "@tropa/ui-kit/button";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Rows } from "./use-rows.ts";
import styles from "./draft.module.css";

interface OrderButtonsProps {
  rows: Rows;
  /** Of the item, in the order. */
  index: number;
  /** What the item is called, for those who listen. */
  name: string;
  /** Taking it out loses what was written in it: the press is asked for twice. */
  isWritten?: boolean;
}

/** Moves an item up and down, and takes it out. */
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

/** The order itself, as a field. */
export const OrderField = ({ rows }: { rows: Rows }) => (
  <input type="hidden" name={rows.name} value={rows.keys.join(",")} />
);
