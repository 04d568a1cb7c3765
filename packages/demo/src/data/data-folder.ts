/** The folder of tables, articles and phrases. */
export const dataFolder = import.meta.dirname;
