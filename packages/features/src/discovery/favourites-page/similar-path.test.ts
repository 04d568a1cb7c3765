import { expect, test } from "vitest";
import { placeOf, similarPath } from "./similar-path.ts";

test.each([
  ["Altai Republic, Russia", "Altai Republic", "/find?phrase=Altai+Republic"],
  ["Malta", "Malta", "/find?phrase=Malta"],
  ["", "", "/find?phrase="],
])("takes from the location “%s” the place “%s” for similar tours", (location, place, path) => {
  expect(placeOf(location)).toBe(place);
  expect(similarPath(location)).toBe(path);
});
