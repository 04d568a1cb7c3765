/**
 * Moves the focus after navigation to the page's heading or, after Back, to the link that led away, so that screen
 * readers announce the page.
 */
export function focusPage(from: string, isBack: boolean): void {
  const main = document.querySelector("main");
  // Anchors scroll to their own place, and the page itself may have moved the focus.
  if (!main || window.location.hash || main.contains(document.activeElement)) return;
  const links = isBack ? [...main.querySelectorAll("a")] : [];
  const target =
    links.find(({ pathname }) => pathname === from) ?? main.querySelector("h1") ?? main;
  if (!target.hasAttribute("href")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
