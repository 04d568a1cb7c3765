/** Loads a provider's script, once per document. */
export function insertCounter(address: string): void {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  document.head.append(script);
}
