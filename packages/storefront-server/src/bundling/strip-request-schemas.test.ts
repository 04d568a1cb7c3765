import { parseSync } from "vite";
import { expect, test } from "vitest";
import { leanCalls } from "./strip-request-schemas.ts";

const lean = (code: string) => leanCalls(code, parseSync("calls.js", code).program);

test("keeps of a call only what the client reads", () => {
  const code = `
    export const saveCall = endpoint({
      name: "save",
      method: "POST",
      path: "/spa/save",
      summary: "Saves",
      query: z.object({ page: queryPage }),
      body: z.object({ phone: phoneField }),
      answer: z.object({ id }),
      errors: ["not_found"],
      auth: "account",
      invisibleCaptcha: true,
    });`;
  const endpoint = (definition: unknown) => definition;
  const z = { object: (shape: object) => shape };
  // oxlint-disable-next-line typescript/no-implied-eval -- the code under test, as a browser runs it
  const run = new Function(
    "endpoint",
    "z",
    "id",
    `${lean(code).replace("export ", "")}; return saveCall;`,
  );
  expect(run(endpoint, z, "an id")).toEqual({
    name: "save",
    method: "POST",
    path: "/spa/save",
    summary: undefined,
    query: undefined,
    body: true,
    answer: { id: "an id" },
    errors: undefined,
    auth: undefined,
    invisibleCaptcha: true,
  });
});

test("marks a constant made by a call as pure", () => {
  expect(lean("const page = z.object({ id });")).toBe(
    "const page = /* @__PURE__ */ (() => (z.object({ id })))();",
  );
  expect(lean("export const note = prepare(1), other = 2;")).toBe(
    "export const note = /* @__PURE__ */ (() => (prepare(1)))(), other = 2;",
  );
});

test("leaves code without top-level calls unchanged", () => {
  const code =
    "export const kinds = ['a'];\nexport function kindOf(text) { return z.enum(kinds).parse(text); }";
  expect(lean(code)).toBe(code);
});
