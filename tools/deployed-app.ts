import { execFile, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/** What a Dockerfile does, as far as it can be done without Docker. */
export interface Recipe {
  app: string;
  images: string[];
  deployed: string;
  environment: Record<string, string>;
  folder: string;
  command: string[];
  /** What asks a running container whether it is well. */
  health: string;
}

/** The lines of an instruction, those that go on in the next line taken together. */
const linesOf = (text: string, instruction: string): string[] =>
  text
    .replaceAll("\\\n", " ")
    .split("\n")
    .flatMap((line) => (line.startsWith(`${instruction} `) ? line.slice(instruction.length) : []))
    .map((line) => line.trim());

/** The Dockerfiles of the project, one for each app. */
export function readRecipes(): Recipe[] {
  return globSync("apps/*/package.json", { cwd: root }).map((manifest) => {
    const app = manifest.split("/")[1] ?? "";
    const text = readFileSync(join(root, "apps", app, "Dockerfile"), "utf8");
    const [, deployed = ""] = /node tools\/run\.mjs deploy (\S+) \/made/.exec(text) ?? [];
    return {
      app,
      images: linesOf(text, "FROM").map((line) => line.split(" ")[0] ?? ""),
      deployed,
      environment: Object.fromEntries(
        linesOf(text, "ENV")
          .flatMap((line) => line.split(" "))
          .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
      ),
      folder:
        linesOf(text, "WORKDIR")
          .at(-1)
          ?.replace(/^\/tropa\//, "") ?? "",
      command: JSON.parse(linesOf(text, "CMD")[0] ?? "[]") as string[],
      health: linesOf(text, "HEALTHCHECK")[0] ?? "",
    };
  });
}

/** A process that runs from a deployed folder. */
export interface RunningApp {
  /** What it has said on its way out; null while it runs. */
  problem(): string | null;
  /** Megabytes that it holds of the machine's memory. */
  memory(): Promise<number>;
  /** Its exit code after SIGTERM. */
  stop(): Promise<number | null>;
}

/** Starts an app as its image would: in its folder, by its command, with nothing of this process's own settings. */
export function startDeployed(
  recipe: Recipe,
  folder: string,
  settings: Record<string, string>,
): RunningApp {
  const [program = "", ...args] = recipe.command;
  const child = spawn(program === "node" ? process.execPath : program, args, {
    cwd: join(folder, recipe.folder),
    env: { PATH: process.env.PATH, ...recipe.environment, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes) => (words = `${words}${String(bytes)}`.slice(-4000)));
  let problem: string | null = null;
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      problem = String(error);
      resolve(1);
    });
    child.once("exit", (code) => {
      problem = `${recipe.app} ended with code ${code}: ${words}`;
      resolve(code);
    });
  });
  return {
    problem: () => problem,
    async memory() {
      const { stdout } = await run("ps", ["-o", "rss=", "-p", String(child.pid)]);
      return Math.round(Number(stdout) / 1024);
    },
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Megabytes on disk of all that lies in a folder. */
export async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await run("du", ["-sk", folder]);
  return Math.round(Number(stdout.split("\t")[0]) / 1024);
}
