export { handleError, handleRequest as default, serverFace } from "@tropa/features/entry-server";
