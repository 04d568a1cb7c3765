import type { TypedPromo } from "./typed-promo.ts";

type TextName = {
  [Name in keyof TypedPromo]: TypedPromo[Name] extends string ? Name : never;
}[keyof TypedPromo];

/** Props of the parts of the form. */
export interface PromoFieldsProps {
  typed: TypedPromo;
  change: (changes: Partial<TypedPromo>) => void;
  /** Props of a text field. */
  field: (name: TextName) => {
    name: string;
    value: string;
    autoComplete: string;
    error?: string;
    onValueChange: (value: string) => void;
  };
}
