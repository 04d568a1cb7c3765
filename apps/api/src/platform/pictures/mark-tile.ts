/** Returns a storefront's sign on a tile of its colour, as an SVG image. */
export function markTile(
  { brand }: { brand: { mark: string } },
  ground: string,
  side: number,
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-6 -6 44 44">
       <rect x="-6" y="-6" width="44" height="44" rx="11" fill="${ground}"/>
       <path d="${brand.mark}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
     </svg>`,
  );
}
