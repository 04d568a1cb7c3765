declare module "virtual:prop-docs" {
  export const propDocs: Readonly<Record<string, import("./prop-docs.ts").ComponentDoc>>;
}
