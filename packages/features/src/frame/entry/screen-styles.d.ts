declare module "virtual:screen-styles" {
  /** Style sheets by the file of the screen; empty in development. */
  const styles: Readonly<Record<string, readonly string[] | undefined>>;
  export default styles;
  /** Scripts that a page which the browser fills begins with, beside those of its routes; none in development. */
  export const scripts: readonly string[];
}
