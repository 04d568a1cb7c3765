/** CSS property with the height of a bar at the window's lower edge; toasts and floating parts stand above it. */
const property = "--bottom-bar";

/** Ref for such a bar: follows its height as its text changes. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(property, `${bar.getBoundingClientRect().height}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
