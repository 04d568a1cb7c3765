import { afterAll, beforeAll, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const read = async () => (await fetch(`${platform.url}/metrics`)).text();

it("counts calls by route and never by address", async () => {
  for (let index = 0; index < 3; index += 1)
    await fetch(`${platform.url}/spa/tour?slug=somebody-${index}`);
  const metrics = await read();
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/spa\/tour",status="404"\} 3/,
  );
  expect(metrics).not.toContain("somebody");
});

it("reports the waiting messages and database connections", async () => {
  await platform.rows(
    "INSERT INTO outbox (channel, recipient, body, kind) VALUES ('email', 'ann@example.org', '', 'test')",
  );
  const metrics = await read();
  expect(metrics).toMatch(/backlog\{kind="outbox"\} 1/);
  expect(metrics).toMatch(/database_pool_connections [1-9]/);
});
