declare module "virtual:screen-styles" {
  /** Style sheets by the file of the screen; empty in development. */
  const styles: Readonly<Record<string, readonly string[] | undefined>>;
  export default styles;
}
