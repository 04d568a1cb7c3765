import { expect, test } from "vitest";
import type { ShownBlock } from "./shown-blocks.ts";
import { afterLead } from "./after-lead.ts";

const body: ShownBlock[] = [
  { type: "paragraph", text: "В\u00a0горах погода своя." },
  { type: "paragraph", text: "Смотрите на облака." },
];

test("afterLead drops a first paragraph that differs from the lead by its spaces alone", () => {
  expect(afterLead(body, "В горах погода своя.")).toEqual(body.slice(1));
  expect(afterLead(body, "В горах погода")).toBe(body);
  expect(afterLead([], "В горах")).toEqual([]);
});
