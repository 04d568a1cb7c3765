import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accessReport } from "./report.ts";

/** `npm run access`: writes docs/access.md. */
await writeFile(join(import.meta.dirname, "../../../../docs/access.md"), accessReport());
