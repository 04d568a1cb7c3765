import { uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { organizerCreateCall } from "@tropa/api-contract/organizers/calls-organizer-forms";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import sharp from "sharp";
import { Everybody } from "../people/everybody.ts";
import type { Person } from "../platform.ts";

export type RecordForm = BodyOf<typeof organizerCreateCall>;

export const form: RecordForm = {
  title: "Тайга и люди",
  first_name: { ru: "Илья", en: "Ilya" },
  last_name: { ru: "Сосновский", en: "Sosnovsky" },
  email: "ilya@tropa.example",
  phone: "+7 900 000-00-01",
  city_id: 1,
};
export const requisites = {
  legal_form: "individual_entrepreneur" as const,
  legal_name: "Сосновский Илья Петрович",
  country_id: 1,
  tax_id: "500100732259",
  registration_number: "304500116000157",
};

/** A person of every role, and organizers' records. */
export class OrganizerRecords extends Everybody {
  /** Uploads a photo. */
  async photoOf(person: Person): Promise<number> {
    const pixels = { width: 60, height: 60, channels: 3, background: "teal" } as const;
    const bytes = await sharp({ create: pixels }).png().toBuffer();
    const { id } = await this.platform.client(person).call(uploadImageCall, {
      body: { bucket: "avatar" },
      file: new File([new Uint8Array(bytes)], "me.png"),
    });
    return id;
  }

  /** A person with an unpublished record. */
  async newOrganizer(): Promise<{ person: Person; record: OrganizerRecord }> {
    const person = await this.platform.person("tourist");
    const record = await this.as("staff").call(organizerCreateCall, { body: form });
    const owner = "UPDATE account SET organizer_id = $2 WHERE id = $1";
    await this.platform.rows(owner, person.accountId, record.id);
    return { person, record };
  }
}
