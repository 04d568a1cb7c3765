/**
 * A font that comes after the first paint stays away until the next page: letters that change their widths move what
 * stands below them. The kit by itself lets fonts swap. A plugin of the style sheets' transformer.
 */
export const steadyFonts = {
  postcssPlugin: "tropa-steady-fonts",
  Declaration: {
    "font-display": (declaration: { value: string }) => {
      declaration.value = "optional";
    },
  },
};
