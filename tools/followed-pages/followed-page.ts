import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";

/** Follows a page of docs/ in a copy of the project, so that the page cannot go stale. */
const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** What is made, not written. */
const made = new Set(
  "node_modules .git .turbo .data .react-router build dist storybook-static test-results shots".split(
    " ",
  ),
);

/** Copies the project's sources, without what is installed and built, into a temporary folder with a Git history. */
export async function copyProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "tropa-followed-"));
  // The embedded database runs under an account of its own when we are root.
  await chmod(project, 0o755);
  await cp(root, project, {
    recursive: true,
    filter: (path) =>
      !relative(root, path)
        .split("/")
        .some((part) => made.has(part)),
  });
  await run("git", ["init", "--quiet"], { cwd: project });
  await commitAll(project);
  return project;
}

async function commitAll(project: string): Promise<void> {
  const author = ["-c", "user.name=test", "-c", "user.email=test@tropa.example"];
  await run("git", ["add", "--all"], { cwd: project });
  await run("git", [...author, "commit", "-qm", "change"], { cwd: project });
}

interface Step {
  language: string;
  /** The file that the block is or changes; a block without one is commands. */
  file: string | undefined;
  text: string;
}

const stepsOf = (page: string): Step[] =>
  Array.from(
    page.matchAll(/^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms),
    ([, language = "", file, text = ""]) => ({ language, file, text }),
  );

/**
 * Applies a block of lines marked with " ", "-" and "+", without line numbers.
 *
 * @throws if the lines to change are not in the text, or are there twice
 */
export function changedText(text: string, block: string): string {
  const lines = block.split("\n").slice(0, -1);
  const linesBut = (mark: string) =>
    lines.filter((line) => !line.startsWith(mark)).map((line) => `${line.slice(1)}\n`);
  const [before, after, ...others] = text.split(linesBut("+").join(""));
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`must be in the file once:\n${linesBut("+").join("")}`);
  return [before, ...linesBut("-"), after].join("");
}

/** Does what the blocks of a page say, in their order, and commits it; returns the files that this has made or changed. */
export async function followPage(project: string, page: string): Promise<string[]> {
  for (const { language, file, text } of stepsOf(await readFile(join(project, page), "utf8"))) {
    if (file === undefined) {
      await run("sh", ["-e", "-c", text], { cwd: project, env: { ...process.env, CI: "" } });
      continue;
    }
    const path = join(project, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(
      path,
      language === "diff" ? changedText(await readFile(path, "utf8"), text) : text,
    );
  }
  const { stdout } = await run("git", ["status", "--porcelain", "--untracked-files=all"], {
    cwd: project,
  });
  await commitAll(project);
  return stdout.split("\n").flatMap((line) => line.slice(3) || []);
}

/** Installs what the copy needs; its packages are those of the project. */
export async function installCopy(project: string): Promise<void> {
  const pnpm = join(root, "node_modules/.bin/pnpm");
  await run(pnpm, ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: project });
}

/** Runs a tool of the copy, with a database of its own; throws with what the tool has written. */
export async function runTool(project: string, name: string, ...args: string[]): Promise<void> {
  const { VITEST: _, DATABASE_URL: __, ...env } = process.env;
  const tool = join(project, "node_modules/.bin", name);
  await run(tool, args, { cwd: project, env, maxBuffer: 1e8 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${name} ${args.join(" ")}\n${error.stdout.slice(-4000)}${error.stderr}`);
    },
  );
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
