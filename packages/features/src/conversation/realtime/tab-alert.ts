import { TIMES } from "@tropa/domain/page-constants";

const iconSelector = 'link[rel="icon"]';

/** The page's icon with a dot, as a data URL; null where the icon cannot be loaded. */
async function iconWithDot(href: string): Promise<string | null> {
  try {
    const answer = await fetch(href);
    const drawing = answer.ok ? await answer.text() : "";
    if (!drawing.includes("</svg>")) return null;
    const dot = '<circle cx="25" cy="7" r="7" fill="#e5484d"/></svg>';
    return `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", dot))}`;
  } catch {
    return null;
  }
}

let stop: (() => void) | null = null;

/**
 * Alternates title and icon every second while the tab is hidden (docs/product/chat.md#events); restores them when it
 * is shown.
 */
export function alertTab(title: string): void {
  if (stop || document.visibilityState !== "hidden") return;
  const icon = document.querySelector<HTMLLinkElement>(iconSelector);
  const own = { title: document.title, href: icon?.getAttribute("href") ?? "" };
  let dotted: string | null = null;
  void iconWithDot(own.href).then((address) => {
    dotted = address;
  });
  let isOwn = true;
  const show = (next: boolean) => {
    isOwn = next;
    document.title = isOwn ? own.title : title;
    if (icon && dotted !== null) icon.setAttribute("href", isOwn ? own.href : dotted);
  };
  const timer = setInterval(() => show(!isOwn), TIMES.tabAlternationMs);
  const end = () => {
    if (document.visibilityState === "hidden") return;
    stop?.();
  };
  stop = () => {
    stop = null;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", end);
    show(true);
  };
  document.addEventListener("visibilitychange", end);
}
