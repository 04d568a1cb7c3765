// @vitest-environment node
import { beforeEach, expect, it, vi } from "vitest";
import { deleteTravellerDraft, saveTravellerDraft, readTravellerDraft } from "./traveller-draft.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal(
    "FormData",
    class {
      #fields: [string, string][];
      constructor(fields: [string, string][]) {
        this.#fields = fields;
      }
      [Symbol.iterator]() {
        return this.#fields[Symbol.iterator]();
      }
    },
  );
});
const form = (fields: object) => Object.entries(fields) as unknown as HTMLFormElement;

it("keeps a traveller's draft until it is sent, without the passport", () => {
  saveTravellerDraft("a", form({ first_name: "Анна", passport: "4509 123456", comment: "" }));
  expect(JSON.stringify([...stored])).not.toContain("4509");
  expect(readTravellerDraft("a")).toEqual({ first_name: "Анна" });
  expect(readTravellerDraft("b")).toEqual({});
  deleteTravellerDraft("a");
  expect(readTravellerDraft("a")).toEqual({});
});

it("ignores invalid stored drafts", () => {
  stored.set("draft-traveller-a", '{"first_name":7,"passport":"4509","last_name":"Ли"}');
  expect(readTravellerDraft("a")).toEqual({ last_name: "Ли" });
  stored.set("draft-traveller-a", "[[");
  expect(readTravellerDraft("a")).toEqual({});
});
