import { clsx } from "clsx";
import { TextField } from "../text-field/text-field.tsx";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import styles from "./date-field.module.css";

export type DateFieldProps = Omit<TextFieldProps, "type" | "min" | "max" | "suffix"> & {
  /** Bounds as yyyy-MM-dd. */
  min?: string;
  max?: string;
};

/** One date, as yyyy-MM-dd, in the system's own picker; works before scripts do. */
export function DateField({ className, ...rest }: DateFieldProps) {
  return (
    <TextField icon="calendar" {...rest} type="date" className={clsx(styles.root, className)} />
  );
}
