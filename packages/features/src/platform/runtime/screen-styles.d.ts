declare module "virtual:screen-styles" {
  /** Style sheets by the file that a screen stands in; empty in development. */
  const styles: Readonly<Record<string, readonly string[] | undefined>>;
  export default styles;
}
