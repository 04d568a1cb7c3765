/** Strips from an image address what differs between sizes and formats of a photo. */
const plain = (address: string) =>
  address.replaceAll(/\b\d+x\d+\b/g, "0x0").replace(/\.(?:avif|webp|jpe?g|png)$/i, "");

/** Whether an address is the photo of a template, in whatever size and format. */
export const isPictureOf = (address: string, template: string, base: string): boolean =>
  address === template ||
  plain(address) === plain(new URL(template.replaceAll("{size}", "0x0"), base).href);

/** Returns the address of a picture of the photo that the page has already loaded, of any size. */
export function smallPicture(template: string): string | undefined {
  if (template === "") return undefined;
  return Array.from(document.images).find(
    ({ complete, naturalWidth, currentSrc }) =>
      complete && naturalWidth > 0 && isPictureOf(currentSrc, template, document.baseURI),
  )?.currentSrc;
}
