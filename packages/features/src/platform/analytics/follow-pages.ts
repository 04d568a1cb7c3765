/** Calls back on each client-side navigation to another path; returns a function that stops it. */
export function followPages(onPage: () => void): () => void {
  // Missing in old browsers, where only the first page is counted.
  const { navigation } = window as { navigation?: EventTarget };
  let { pathname: last } = window.location;
  const onMove = () => {
    const { pathname } = window.location;
    // Query changes on the same path are not a new page.
    if (pathname === last) return;
    last = pathname;
    onPage();
  };
  navigation?.addEventListener("navigatesuccess", onMove);
  return () => navigation?.removeEventListener("navigatesuccess", onMove);
}
