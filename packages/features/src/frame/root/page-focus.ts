/**
 * Where a reader goes on once a page has taken the place of another: at its heading, or after Back at the link that
 * they had left by. Screen readers say what has the focus, and with it which page has come.
 */
export function focusPage(from: string, isBack: boolean): void {
  const main = document.querySelector("main");
  // An anchor in the address has its own place, and so has what the page itself has focused or kept.
  if (!main || window.location.hash || main.contains(document.activeElement)) return;
  const links = isBack ? [...main.querySelectorAll("a")] : [];
  const target =
    links.find(({ pathname }) => pathname === from) ?? main.querySelector("h1") ?? main;
  if (!target.hasAttribute("href")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
