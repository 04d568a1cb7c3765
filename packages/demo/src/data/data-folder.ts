/** The folder with tables, articles and phrases. */
export const dataFolder = import.meta.dirname;
