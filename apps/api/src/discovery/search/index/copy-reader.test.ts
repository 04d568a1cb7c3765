import { expect, it } from "vitest";
import { CopyReader } from "./copy-reader.ts";

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const field = (...bytes: Buffer[]): Buffer => {
  const whole = Buffer.concat(bytes);
  return Buffer.concat([int32(whole.length), whole]);
};
const array = (...members: Buffer[]): Buffer =>
  members.length === 0
    ? field(int32(0), int32(0), int32(23))
    : field(int32(1), int32(0), int32(23), int32(members.length), int32(1), ...members);
const row = (...fields: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, fields.length]), ...fields]);

/** Null, a number, a list and a word; an empty list and no word; and the end. */
const stream = Buffer.concat([
  Buffer.from("PGCOPY\n\u{ff}\r\n\0", "latin1"),
  int32(0),
  int32(0),
  row(
    int32(-1),
    field(int32(-7)),
    array(field(int32(1)), field(int32(2))),
    field(Buffer.from("ru")),
  ),
  row(field(Buffer.from([1, 0])), field(int32(8)), array(), int32(-1)),
  Buffer.from([0xff, 0xff]),
]);

it("reads the same rows wherever the stream is split", () => {
  for (let size = 1; size <= stream.length; size++) {
    const rows: unknown[] = [];
    const reader = new CopyReader((of) => {
      const first = of.integer(-1);
      const second = of.integer();
      const list: number[] = [];
      of.integers((value) => list.push(value));
      rows.push([first, second, list, of.text()]);
    });
    for (let at = 0; at < stream.length; at += size) reader.feed(stream.subarray(at, at + size));
    expect(rows).toEqual([
      [-1, -7, [1, 2], "ru"],
      [256, 8, [], ""],
    ]);
  }
});
