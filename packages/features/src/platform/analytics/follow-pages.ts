/** Tells of pages that take the place of others in the same document. */
export function followPages(tell: () => void): () => void {
  // Absent in old browsers, which are counted by their first page.
  const { navigation } = window as { navigation?: EventTarget };
  let { pathname: last } = window.location;
  const onMove = () => {
    const { pathname } = window.location;
    // A choice that is written into the address is the same page.
    if (pathname === last) return;
    last = pathname;
    tell();
  };
  navigation?.addEventListener("navigatesuccess", onMove);
  return () => navigation?.removeEventListener("navigatesuccess", onMove);
}
