/**
 * Something worth counting has happened. It is told to the page alone: whoever runs the storefront listens to
 * `tropa:analytics` and sends it where it counts.
 */
export function sendEvent(name: "add_to_wishlist", data: Readonly<Record<string, unknown>>): void {
  window.dispatchEvent(new CustomEvent("tropa:analytics", { detail: { name, ...data } }));
}
