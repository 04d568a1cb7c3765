import type { DeskRight } from "@tropa/domain/people/desk-right";
import { randomUUID } from "node:crypto";
import type { Person, Platform } from "./platform.ts";

/** A role with a name of its own. */
export async function newRole(platform: Platform, rights: readonly DeskRight[]): Promise<number> {
  const { id } = await platform.row<{ id: number }>(
    "INSERT INTO staff_role (name, rights) VALUES ($1, $2) RETURNING id",
    `Role ${randomUUID()}`,
    rights,
  );
  return id;
}

/** A member of staff who holds one role. */
export async function holderOf(platform: Platform, roleId: number): Promise<Person> {
  const person = await platform.person("plainStaff");
  await platform.rows(
    "INSERT INTO staff_role_holder (account_id, role_id) VALUES ($1, $2)",
    person.accountId,
    roleId,
  );
  return person;
}

/** Status and reason of a refusal; null if the call went through. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => {
      const { status, data }: { status?: number; data?: unknown } = Object(error);
      return { status, reason: Reflect.get(Object(data), "reason") as string | undefined };
    },
  );
