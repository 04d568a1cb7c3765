declare module "virtual:storefront-routes" {
  /** A line of the route table, and its screen's module. */
  export interface TabledRoute {
    id: string;
    path: string;
    index: boolean;
    load: () => Promise<unknown>;
    children: readonly TabledRoute[];
  }
  export const routes: readonly TabledRoute[];
}
