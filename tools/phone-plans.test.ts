import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../packages/api-contract/src");

/** Modules of the contract by what they import of each other, without types. */
const imports = new Map(
  globSync("**/*.ts", { cwd: root }).map((file) => [
    file,
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /^(?:import|export) (?!type )[^;]*? from "(\.[^"]+)";/gm,
      ),
    ].map(([, path]) => join(file, "..", path!)),
  ]),
);

const bringsPlans = (file: string): boolean =>
  (imports.get(file) ?? []).some((one) => one === "base/phone-fields.ts" || bringsPlans(one));

it("only modules with phone fields import the numbering plans", () => {
  const bring = [...imports.keys()].filter(
    (file) => !file.endsWith(".test.ts") && bringsPlans(file),
  );
  expect(bring.toSorted()).toEqual([
    // All of them, for the server.
    "calls.ts",
    "organizers/calls-apply.ts",
    "organizers/calls-meeting-form.ts",
    "organizers/calls-organizer-forms.ts",
    "organizers/organizer-form.ts",
    "sales/calls-booking.ts",
    "sales/calls-interactions.ts",
    "sales/calls-traveller-forms.ts",
    "sales/tourist-form.ts",
  ]);
});
