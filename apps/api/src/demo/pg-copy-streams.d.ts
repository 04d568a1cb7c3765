/** The package ships no types; this is the one function that loading uses. */
declare module "pg-copy-streams" {
  import type { Submittable } from "pg";
  import type { Writable } from "node:stream";

  export function from(sql: string): Writable & Submittable;
}
