import type { VariantConfig } from "../packages/domain/src/storefront/variant-config.ts";

export interface FoundStorefront {
  id: string;
  config: VariantConfig;
  folder: string;
  settings: { port: string; address: string };
}
export function findStorefronts(root: string): Promise<FoundStorefront[]>;
export const builtStart: string;
export const ofApiProcess: Record<"NODE_OPTIONS" | "NODE_COMPILE_CACHE", string>;
export const ofProcess: Readonly<Record<string, string>>;
export function portSettings(
  storefronts: readonly FoundStorefront[],
  ports: Readonly<Record<string, number>>,
): Record<string, string>;
