/** A text in the reader's language ($1), else the English one, else the Russian: as `localise` has it. */
export const inLocale = (column: string): string =>
  `COALESCE(${column} ->> $1, ${column} ->> 'en', ${column} ->> 'ru', '')`;

/** The languages that a text is in. */
export const languagesOf = (column: string): string =>
  `ARRAY(SELECT jsonb_object_keys(${column}) ORDER BY 1)`;
