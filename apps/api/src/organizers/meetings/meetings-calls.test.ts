import {
  createContractCall,
  meetDataCall,
  meetDeleteFileCall,
  meetFileSaveCall,
  mostContractFiles,
} from "@tropa/api-contract/organizers/calls-meetings";
import { meetSaveCall } from "@tropa/api-contract/organizers/calls-meeting-form";
import { arrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { organizerViewCall } from "@tropa/api-contract/organizers/calls-organizers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person, Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import { orderOf } from "../../../testing/shop.ts";

let platform: Platform;
let organizer: Person;
let tourId: number;
let otherTourId: number;
beforeAll(async () => {
  platform = await Platform.open();
  organizer = await platform.person("organizer");
  ({ tourId } = await insertTour(platform.context.pool));
  ({ tourId: otherTourId } = await insertTour(platform.context.pool, {
    organizerId: organizers.confirming,
  }));
});
afterAll(() => platform.close());

const newContract = () =>
  platform
    .client(organizer)
    .call(createContractCall, { body: { organizer_id: organizers.direct } });
/** Whoever holds the key needs no sign-in. */
const client = () => platform.client();
const note = (text: string) => new File([text], `${text}.txt`, { type: "text/plain" });

it("opens a new, empty contract by its key", async () => {
  const { contract_id, key, url } = await newContract();
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(url).toBe(`http://localhost:3000/meet?key=${key}`);
  const { data } = await client().call(meetDataCall, { query: { key } });
  expect(data).toMatchObject({
    contract_id,
    organizer: { id: organizers.direct, name: "Анна Ветрова" },
    tours: [{ id: tourId, title: "Лёд Байкала" }],
    organizer_meet_data: { meeting_place: "", lat: null, tours: [] },
    files: [],
    saved_at: null,
  });
  const stored = await platform.rows<{ row: string }>(
    "SELECT row_to_json(c)::text AS row FROM organizer_contract c",
  );
  expect(stored.map(({ row }) => row).join()).not.toContain(key);
});

it("answers not_found to a wrong key in every call", async () => {
  const { contract_id } = await newContract();
  const query = { key: "A".repeat(32) };
  const body = { contract_id, organizer_meet_data: {} };
  expect(await codeOf(client().call(meetDataCall, { query }))).toBe("not_found");
  expect(await codeOf(client().call(meetSaveCall, { query, body }))).toBe("not_found");
  expect(await codeOf(client().call(meetDeleteFileCall, { query, body: { file_id: 1 } }))).toBe(
    "not_found",
  );
  expect(await codeOf(client().call(meetFileSaveCall, { query, body: {}, file: note("a") }))).toBe(
    "not_found",
  );
  expect(await platform.rows("SELECT 1 FROM stored_file WHERE bucket = 'contracts'")).toEqual([]);
});

it("stores valid meeting data about the organizer's own tours only", async () => {
  const { contract_id, key } = await newContract();
  const query = { key };
  const meetData = {
    meeting_place: "У вокзала",
    meeting_time: "09:30",
    lat: 52.28,
    lng: 104.28,
    contact_name: "Анна",
    contact_phone: "+7 (900) 000-00-01",
    notes: "Красная куртка",
    tours: [{ tour_id: tourId, meeting_time: "08:00", notes: "У причала" }],
  };
  const save = (organizer_meet_data: object, id = contract_id) =>
    client().call(meetSaveCall, { query, body: { contract_id: id, organizer_meet_data } });
  const { data } = await save(meetData);
  expect(data.organizer_meet_data).toMatchObject({
    ...meetData,
    contact_phone: "+79000000001",
    tours: [{ tour_id: tourId, meeting_place: "", meeting_time: "08:00" }],
  });
  expect(data.saved_at).not.toBeNull();
  expect((await client().call(meetDataCall, { query })).data).toEqual(data);

  expect(await codeOf(save(meetData, contract_id + 1))).toBe("not_found");
  const foreign = await refusal(save({ ...meetData, tours: [{ tour_id: otherTourId }] }));
  expect(foreign.validation).toHaveProperty(["organizer_meet_data.tours"]);
  const wrong = await refusal(
    save({ meeting_time: "25:00", notes: "x".repeat(5001), contact_phone: "12" }),
  );
  expect(Object.keys(wrong.validation).toSorted()).toEqual([
    "organizer_meet_data.contact_phone",
    "organizer_meet_data.meeting_time",
    "organizer_meet_data.notes",
  ]);
  expect((await client().call(meetDataCall, { query })).data).toEqual(data);
});

it("adds, orders, serves and deletes files", async () => {
  const { contract_id, key } = await newContract();
  const query = { key };
  const add = (text: string, is_public?: "1") =>
    client().call(meetFileSaveCall, {
      query,
      body: is_public ? { is_public } : {},
      file: note(text),
    });
  const route = await add("route");
  const map = await add("map", "1");
  expect(route).toMatchObject({ name: "route.txt", is_public: false, byte_size: 5 });
  expect(map.is_public).toBe(true);
  const saved = await client().call(meetSaveCall, {
    query,
    body: { contract_id, organizer_meet_data: {}, files: [{ file_id: map.file_id }] },
  });
  expect(saved.data.files.map(({ file_id: id }) => id)).toEqual([map.file_id, route.file_id]);
  const address = platform.url + saved.data.files[1]!.url;
  expect(await (await fetch(address)).text()).toBe("route");
  expect((await fetch(address.replace(/\?.*/, ""))).status).toBe(404);

  const other = await newContract();
  const foreign = { query: { key: other.key }, body: { file_id: route.file_id } };
  expect(await codeOf(client().call(meetDeleteFileCall, foreign))).toBe("not_found");
  const named = client().call(meetSaveCall, {
    query: { key: other.key },
    body: {
      contract_id: other.contract_id,
      organizer_meet_data: {},
      files: [{ file_id: route.file_id }],
    },
  });
  expect((await refusal(named)).validation).toHaveProperty("files");

  await client().call(meetDeleteFileCall, { query, body: { file_id: route.file_id } });
  expect((await fetch(address)).status).toBe(404);
  const again = client().call(meetDeleteFileCall, { query, body: { file_id: route.file_id } });
  expect(await codeOf(again)).toBe("not_found");
});

it("refuses a save based on outdated data", async () => {
  const { contract_id, key } = await newContract();
  const save = (meeting_place: string, saved_at: string | null) =>
    client().call(meetSaveCall, {
      query: { key },
      body: { contract_id, organizer_meet_data: { meeting_place }, saved_at },
    });
  const places = ["У вокзала", "У причала", "У гостиницы"];
  const outcomes = await Promise.allSettled(places.map((place) => save(place, null)));
  const stored = outcomes.filter((outcome) => outcome.status === "fulfilled");
  expect(stored).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
  const { data } = stored[0]!.value;
  expect((await client().call(meetDataCall, { query: { key } })).data).toEqual(data);
  const later = await save("У музея", data.saved_at);
  expect(later.data.organizer_meet_data.meeting_place).toBe("У музея");
});

it("opens a contract by its number only for its organizer", async () => {
  const { contract_id } = await newContract();
  const query = { contract_id: String(contract_id) };
  const own = platform.client(organizer);
  const { data } = await own.call(meetDataCall, { query });
  expect(data.contract_id).toBe(contract_id);
  const body = { contract_id, organizer_meet_data: { notes: "Красная куртка" } };
  const saved = await own.call(meetSaveCall, { query, body });
  expect(saved.data.organizer_meet_data.notes).toBe("Красная куртка");
  const file = await own.call(meetFileSaveCall, { query, body: {}, file: note("own") });
  for (const role of ["visitor", "tourist", "otherOrganizer", "staff"] as const) {
    const other = platform.client(await platform.person(role));
    expect(await codeOf(other.call(meetDataCall, { query }))).toBe("not_found");
    expect(await codeOf(other.call(meetSaveCall, { query, body }))).toBe("not_found");
    const gone = other.call(meetDeleteFileCall, { query, body: { file_id: file.file_id } });
    expect(await codeOf(gone)).toBe("not_found");
    const added = other.call(meetFileSaveCall, { query, body: {}, file: note("other") });
    expect(await codeOf(added)).toBe("not_found");
  }
  await own.call(meetDeleteFileCall, { query, body: { file_id: file.file_id } });
  const both = own.call(meetDataCall, { query: { ...query, key: "A".repeat(32) } });
  expect((await refusal(both)).validation).toHaveProperty("key");
});

it("shows the meeting and its public files on the arrival page of a paid booking", async () => {
  const { contract_id, key } = await newContract();
  const query = { key };
  const add = (text: string, is_public: "0" | "1") =>
    client().call(meetFileSaveCall, { query, body: { is_public }, file: note(text) });
  await add("contract", "0");
  const map = await add("map", "1");
  await client().call(meetSaveCall, {
    query,
    body: {
      contract_id,
      organizer_meet_data: { meeting_place: "У вокзала", contact_phone: "+79000000001" },
    },
  });
  const tour = await insertTour(platform.context.pool);
  const tourist = platform.client(await platform.person("tourist"));
  const { request_id: id, uuid } = await tourist.call(submitOrderCall, { body: orderOf(tour) });
  const arrival = () => client().call(arrivalCall, { query: { uuid } });
  expect((await arrival()).meeting).toBeNull();
  await platform.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1", id);
  const { meeting, booking } = await arrival();
  expect(booking.meeting).toMatchObject({ place: "У вокзала", phone: "+79000000001" });
  expect(meeting?.files).toEqual([{ name: "map.txt", byte_size: 3, url: map.url }]);
});

it("stores at most twenty files under concurrent uploads", async () => {
  const { key } = await newContract();
  const outcomes = await Promise.allSettled(
    Array.from({ length: mostContractFiles + 5 }, (_, index) =>
      client().call(meetFileSaveCall, { query: { key }, body: {}, file: note(`n${index}`) }),
    ),
  );
  const fulfilled = outcomes.filter(({ status }) => status === "fulfilled");
  expect(fulfilled).toHaveLength(mostContractFiles);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
  const { data } = await client().call(meetDataCall, { query: { key } });
  expect(data.files).toHaveLength(mostContractFiles);
  const orphans = await platform.rows(
    `SELECT 1 FROM stored_file f WHERE bucket = 'contracts'
        AND NOT EXISTS (SELECT 1 FROM organizer_contract_file WHERE file_id = f.id)`,
  );
  expect(orphans).toEqual([]);
});

it.each<[Role, string]>([
  ["visitor", "unauthorized"],
  ["tourist", "forbidden"],
  ["otherOrganizer", "forbidden"],
])("refuses to make a contract for a %s", async (role, code) => {
  const person = await platform.person(role);
  const call = platform
    .client(person)
    .call(createContractCall, { body: { organizer_id: organizers.direct } });
  expect(await codeOf(call)).toBe(code);
});

it("lets staff make a contract for an existing organizer", async () => {
  const staff = platform.client(await platform.person("staff"));
  const { contract_id } = await staff.call(createContractCall, {
    body: { organizer_id: organizers.direct },
  });
  const { contracts } = await platform
    .client(organizer)
    .call(organizerViewCall, { query: { id: String(organizers.direct) } });
  expect(contracts[0]).toMatchObject({ contract_id, saved_at: null, files_count: 0 });
  const nobody = staff.call(createContractCall, { body: { organizer_id: 99_999 } });
  expect(await codeOf(nobody)).toBe("not_found");
});

it("notifies guests of a new meeting time but of no other change", async () => {
  const { key, contract_id } = await newContract();
  const save = (data: object) =>
    client().call(meetSaveCall, {
      query: { key },
      body: { contract_id, organizer_meet_data: { meeting_place: "У вокзала", ...data } },
    });
  await save({ meeting_time: "09:30" });
  const tour = await insertTour(platform.context.pool);
  const { request_id: id } = await client().call(submitOrderCall, { body: orderOf(tour) });
  await platform.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1", id);
  const letters = () =>
    platform.rows<{ channel: string; body: string }>(
      "SELECT channel, body FROM outbox WHERE kind = 'meetingChanged' AND booking_id = $1 ORDER BY id",
      id,
    );
  await save({ meeting_time: "09:30", notes: "Берите воду" });
  expect(await letters()).toEqual([]);
  await save({ meeting_time: "08:15" });
  const told = await letters();
  expect(told.map(({ channel }) => channel)).toEqual(["email", "sms"]);
  expect(told[0]?.body).toContain("08:15, У вокзала");
  expect(told[1]?.body.length).toBeLessThanOrEqual(134);
});
