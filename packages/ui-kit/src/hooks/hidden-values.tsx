import { useEffect, useRef } from "react";

type HiddenValuesProps = {
  name: string | undefined;
  values: readonly string[];
  disabled: boolean | undefined;
  /** The value is a list, even of one. */
  list?: boolean;
};

/**
 * Hidden inputs that submit a custom control's value. Setting a hidden input fires no event, so a
 * change event is dispatched as for native controls: `Form` listens for it.
 */
export function HiddenValues({ name, values, disabled, list = false }: HiddenValuesProps) {
  const root = useRef<HTMLSpanElement>(null);
  const text = values.join("\u0000");
  const announced = useRef(text);

  useEffect(() => {
    if (announced.current === text) return;
    announced.current = text;
    root.current?.dispatchEvent(new Event("change", { bubbles: true }));
  }, [text]);

  if (name === undefined) return null;
  return (
    <span ref={root} hidden data-list={list ? name : undefined}>
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
      ))}
    </span>
  );
}
