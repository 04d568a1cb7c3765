import type { Light } from "@tropa/geography/notation/landscapes";

/**
 * How light changes colours. Scenes name local colours only (rock, pine, sand); the palette turns them into lit, shaded
 * and distant ones, so that all pictures of a mood match.
 */
export type Palette = {
  light: Light;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string];
  /** Colour of the sun or moon, and of the air around it. */
  sun: string;
  glow: string;
  /** Colour of distant things. */
  haze: string;
  /** Colour of lit surfaces, and how much it replaces the local colour. */
  key: string;
  keyShare: number;
  /** Colour of shaded surfaces, and how much it replaces the local colour. */
  shade: string;
  shadeShare: number;
  /** Factor for the lightness of local colours: 1 by day, far less by moonlight. */
  exposure: number;
};
