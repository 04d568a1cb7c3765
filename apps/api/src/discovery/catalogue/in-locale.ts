/** SQL for a text in the reader's language ($1), else in English, else in Russian, like `localise`. */
export const inLocale = (column: string): string =>
  `COALESCE(${column} ->> $1, ${column} ->> 'en', ${column} ->> 'ru', '')`;

/** SQL for the languages that a text exists in. */
export const languagesOf = (column: string): string =>
  `ARRAY(SELECT jsonb_object_keys(${column}) ORDER BY 1)`;
