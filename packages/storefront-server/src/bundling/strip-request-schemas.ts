import { join } from "node:path";
import type { ESTree, Plugin } from "vite";

/** Modules of the contract: nothing but constants that are made of each other. */
const contract = /\/api-contract\/src\/.*\.ts$/;
/** What zod brings for those who write schemas out: no browser does. */
const writers = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
/** English sentences about wrong values; a browser reports places and rules. */
const sentences = /\/zod\/v4\/locales\/en\.js$/;

/** The plans of the world's phone numbers: a number in an answer has been checked by then. */
const phonePlans = "@tropa/domain/forms/phone-number";
const noPlans = "virtual:no-phone-plans";

/** The contract and its client name one zod, browsers get another: see there. */
const leanZod = join(import.meta.dirname, "lean-zod.ts");
const readers = /\/(?:api-contract|api-client)\/src\/.*\.ts$/;

/** What of a call the server alone reads. */
const serversOwn = new Set(["auth", "errors", "forbidden", "query", "summary"]);

type Node = ESTree.Node;
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesIn(child);
}

/** What becomes of the properties of `endpoint({…})`: of a body the client asks only whether there is one. */
function* leanCall(node: Node): Generator<Edit> {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return;
  const [definition] = node.arguments;
  if (node.callee.name !== "endpoint" || definition?.type !== "ObjectExpression") return;
  for (const property of definition.properties) {
    if (property.type !== "Property" || property.key.type !== "Identifier") continue;
    const { name } = property.key;
    if (serversOwn.has(name)) yield { ...rangeOf(property.value), text: "undefined" };
    if (name === "body") yield { ...rangeOf(property.value), text: "true" };
  }
}

const rangeOf = ({ start, end }: Node) => ({ start, end });

/** A constant that nobody uses is left out, though a call makes it. */
function* pureConstants(program: ESTree.Program): Generator<Edit> {
  for (const statement of program.body) {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== "CallExpression") continue;
      yield { start: init.start, end: init.start, text: "/* @__PURE__ */ (() => (" };
      yield { start: init.end, end: init.end, text: "))()" };
    }
  }
}

/** A module of the contract as a browser needs it: answers are read, what is sent is checked by forms and by the server. */
export function leanCalls(code: string, program: ESTree.Program): string {
  const edits = [...pureConstants(program)];
  for (const node of nodesIn(program)) edits.push(...leanCall(node));
  let lean = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end))
    lean = lean.slice(0, start) + text + lean.slice(end);
  return lean;
}

/** The contract without what browsers do not read of it: schemas of queries and bodies, and how schemas are written out. */
export function contractForBrowsers(): Plugin {
  return {
    name: "tropa:contract-for-browsers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      // Before the bundler finds the file.
      order: "pre",
      handler(source, importer) {
        if (importer === undefined) return null;
        if (source === "zod" && readers.test(importer)) return leanZod;
        return source === phonePlans && contract.test(importer) ? noPlans : null;
      },
    },
    load(id) {
      if (id === noPlans) return "export const phoneNumber = () => null;";
      if (!writers.test(id)) return sentences.test(id) ? "export default () => ({});" : null;
      return this.fs.readFile(id, { encoding: "utf8" }).then((code) => {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)];
        return names.map(([, name]) => `export const ${name} = () => {};`).join("\n");
      });
    },
    transform(code, id) {
      return contract.test(id) ? { code: leanCalls(code, this.parse(code)), map: null } : null;
    },
  };
}
