/** The room that a bar takes at the window's lower edge: toasts and what else floats there stand above it. */
const property = "--bottom-bar";

/** A ref of such a bar, which may grow and shrink by its words. */
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
