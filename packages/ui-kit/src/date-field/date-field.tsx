import { clsx } from "clsx";
import { useToday } from "../calendar/use-today.ts";
import { TextField } from "../text-field/text-field.tsx";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import styles from "./date-field.module.css";

export type DateFieldProps = Omit<TextFieldProps, "type" | "min" | "max" | "suffix"> & {
  /** Bounds as yyyy-MM-dd, or "today" where the visitor is. */
  min?: string;
  max?: string;
};

/** Field for one date, yyyy-MM-dd, with the browser's own picker; also works without scripts. */
export function DateField({ className, min, max, ...rest }: DateFieldProps) {
  const today = useToday();
  return (
    <TextField
      icon="calendar"
      {...rest}
      type="date"
      min={min === "today" ? today : min}
      max={max === "today" ? today : max}
      className={clsx(styles.root, className)}
    />
  );
}
