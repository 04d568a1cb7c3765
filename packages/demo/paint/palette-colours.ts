import type { Light } from "@tropa/geography/notation/landscapes";

/**
 * What the light does to a place. Scenes name only local colours (rock, pine, sand); the palette
 * turns them into lit, shaded and distant ones, which is what keeps forty drawings in harmony.
 */
export type Palette = {
  light: Light;
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  /** The disc of the sun or the moon, and the air around it. */
  sun: string;
  glow: string;
  /** What distance fades to. */
  haze: string;
  /** The colour of what the light falls on, and how far it overrides the local colour. */
  key: string;
  keyShare: number;
  /** The same for what lies in shade. */
  shade: string;
  shadeShare: number;
  /** Scales the lightness of local colours: 1 by day, far less by moonlight. */
  exposure: number;
};
