import type { ApiClient } from "@tropa/api-client/client";
import { Platform } from "../platform.ts";
import type { Person, Role } from "../platform.ts";

/** The whole API with a person of every role; base of areas' test classes. Close it in `afterAll`. */
export class Everybody {
  readonly platform: Platform;
  readonly people: Record<Role, Person>;

  constructor(platform: Platform, people: Record<Role, Person>) {
    this.platform = platform;
    this.people = people;
  }

  static async open<Kind extends Everybody>(
    this: new (platform: Platform, people: Record<Role, Person>) => Kind,
  ): Promise<Kind> {
    const platform = await Platform.open();
    return new this(platform, await platform.everybody());
  }

  as(role: Role, language = "ru"): ApiClient {
    return this.platform.client(this.people[role], language);
  }

  close(): Promise<void> {
    return this.platform.close();
  }
}
