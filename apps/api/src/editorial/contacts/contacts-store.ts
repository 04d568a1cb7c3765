import type { LocalisedText } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

interface PhoneRow {
  phone: string;
  type: "main" | "additional";
  city_id: number | null;
  country_id: number | null;
}

/** Phones of a storefront, for all places. */
export async function readPhones(db: Queryable, storefront: string): Promise<PhoneRow[]> {
  const { rows } = await db.query<PhoneRow>({
    name: "content-phones",
    text: `
      SELECT phone, type, city_id, country_id FROM contact_phone
      WHERE storefront IS NULL OR storefront = $1 ORDER BY type = 'additional', position, id`,
    values: [storefront],
  });
  return rows;
}

/** E-mail address of a storefront; null if there is none. */
export async function readEmail(db: Queryable, storefront: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>({
    name: "content-email",
    text: "SELECT email FROM contact_email WHERE storefront = $1",
    values: [storefront],
  });
  return rows[0]?.email ?? null;
}

/** Working hours of a weekday. */
export interface OfficeHours {
  weekday: number;
  /** "09:00" */
  opens: string;
  closes: string;
}

/** Working hours of an office. */
export interface WorkTimeRow {
  city_id: number | null;
  country_id: number | null;
  time_zone: string;
  hours: OfficeHours[];
}

/** Working hours of a storefront, its own rows before shared ones. */
export async function readWorkTimes(db: Queryable, storefront: string): Promise<WorkTimeRow[]> {
  const { rows } = await db.query<WorkTimeRow>({
    name: "content-work-times",
    text: `
      SELECT w.city_id, w.country_id, w.time_zone,
        COALESCE(json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
          'closes', to_char(h.closes, 'HH24:MI')) ORDER BY h.weekday) FILTER (WHERE h.weekday IS NOT NULL), '[]') AS hours
      FROM work_time w LEFT JOIN work_hours h ON h.work_time_id = w.id
      WHERE w.storefront IS NULL OR w.storefront = $1
      GROUP BY w.id ORDER BY w.storefront IS NULL, w.id`,
    values: [storefront],
  });
  return rows;
}

interface SocialGroupRow {
  id: number;
  network: string;
  name: LocalisedText;
  url: string;
  subscribers_count: number | null;
}

/** Social networks of a storefront. */
export async function readSocialGroups(
  db: Queryable,
  storefront: string,
): Promise<SocialGroupRow[]> {
  const { rows } = await db.query<SocialGroupRow>({
    name: "content-social-groups",
    text: `
      SELECT id, network, name, url, subscribers_count FROM social_group
      WHERE storefront IS NULL OR storefront = $1 ORDER BY position, id`,
    values: [storefront],
  });
  return rows;
}

/** Target of a short link; null if unknown. */
export async function readRedirect(db: Queryable, id: number): Promise<string | null> {
  const { rows } = await db.query<{ source_url: string }>({
    name: "content-redirect",
    text: "SELECT source_url FROM redirect_link WHERE id = $1",
    values: [id],
  });
  return rows[0]?.source_url ?? null;
}
