/** The package ships no types; these are the functions that loading and indexing use. */
declare module "pg-copy-streams" {
  import type { Submittable } from "pg";
  import type { Readable, Writable } from "node:stream";

  export function from(sql: string): Writable & Submittable;
  export function to(sql: string): Readable & Submittable;
}
