import { expect, test } from "vitest";
import { placeOf, similarPath } from "./similar-path.ts";

test.each([
  ["Altai Republic, Russia", "Altai Republic", "/find?phrase=Altai+Republic"],
  ["Malta", "Malta", "/find?phrase=Malta"],
  ["", "", "/find?phrase="],
])("what is like a tour in “%s” is found by “%s”", (location, place, path) => {
  expect(placeOf(location)).toBe(place);
  expect(similarPath(location)).toBe(path);
});
