import { PHONE } from "@tropa/domain/interface-constants";
import { TextField } from "../text-field/text-field.tsx";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import { phoneText } from "./phone-text.ts";

export type PhoneInputProps = Omit<TextFieldProps, "type" | "inputMode" | "maxLength">;

/** A phone number in international form; letters do not get in, the plus sign comes by itself. */
export function PhoneInput({ onChange, ...rest }: PhoneInputProps) {
  return (
    <TextField
      icon="phone"
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      maxLength={PHONE.maxLength}
      onChange={(event) => {
        // Before anyone reads the field, so that forms see the cleaned number too. Writing an
        // unchanged value would move the caret to the end.
        const cleaned = phoneText(event.target.value);
        if (cleaned !== event.target.value) event.target.value = cleaned;
        onChange?.(event);
      }}
    />
  );
}
