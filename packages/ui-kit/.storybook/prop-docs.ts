import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { ESTree } from "rolldown/utils";

/** Documentation of a prop, from the sources: Storybook's own reader supports neither `readonly` lists nor `Omit`. */
export type PropDoc = {
  name: string;
  /** The type as written in the source, such as `readonly MenuItem[]`. */
  type: string;
  description: string;
  required: boolean;
};

/** Import path of a component and its props, without native ones (`ComponentProps<"div">`). */
export type ComponentDoc = { path: string; props: readonly PropDoc[] };

const source = join(import.meta.dirname, "../src");

type Alias = { type: ESTree.TSType; text: string };
type Aliases = ReadonlyMap<string, Alias>;

const statementsOf = ({ body }: ESTree.Program) =>
  body.map((statement) =>
    statement.type === "ExportNamedDeclaration" && statement.declaration
      ? statement.declaration
      : statement,
  );

/** Returns all named types of the kit. */
function aliasesOf(files: readonly string[]): Aliases {
  const aliases = new Map<string, Alias>();
  for (const file of files) {
    const text = readFileSync(join(source, file), "utf8");
    for (const statement of statementsOf(parseAst(text, { lang: "tsx" }))) {
      if (statement.type !== "TSTypeAliasDeclaration") continue;
      aliases.set(statement.id.name, { type: statement.typeAnnotation, text });
    }
  }
  return aliases;
}

/** The comment right before a place. */
function commentBefore(text: string, place: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, place))?.[1] ?? "";
  return comment
    .replace(/^\s*\*? ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The strings of `"a" | "b"`. */
function namesIn(type: ESTree.TSType | undefined): string[] {
  if (type?.type === "TSUnionType") return type.types.flatMap(namesIn);
  return type?.type === "TSLiteralType" && type.literal.type === "Literal"
    ? [String(type.literal.value)]
    : [];
}

function propsOf({ type, text }: Alias, aliases: Aliases): PropDoc[] {
  switch (type.type) {
    case "TSParenthesizedType":
      return propsOf({ type: type.typeAnnotation, text }, aliases);
    case "TSIntersectionType":
    case "TSUnionType":
      return type.types.flatMap((part) => propsOf({ type: part, text }, aliases));
    case "TSTypeLiteral":
      return type.members.flatMap((member) => {
        if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
        const { start, end } = member.key;
        const { typeAnnotation } = member.typeAnnotation;
        return [
          {
            name: text.slice(start, end).replaceAll('"', ""),
            type: text.slice(typeAnnotation.start, typeAnnotation.end).replace(/\s+/g, " "),
            description: commentBefore(text, member.start),
            required: !member.optional,
          },
        ];
      });
    case "TSTypeReference": {
      if (type.typeName.type !== "Identifier") return [];
      const { name } = type.typeName;
      const [from, names] = type.typeArguments?.params ?? [];
      if ((name === "Omit" || name === "Pick") && from) {
        const listed = namesIn(names);
        const keeps = (prop: PropDoc) => listed.includes(prop.name) === (name === "Pick");
        return propsOf({ type: from, text }, aliases).filter(keeps);
      }
      const alias = aliases.get(name);
      return alias ? propsOf(alias, aliases) : [];
    }
    default:
      return [];
  }
}

/** Every component of the kit by its name. */
export function readPropDocs(): Readonly<Record<string, ComponentDoc>> {
  const files = globSync("*/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  );
  const aliases = aliasesOf(files);
  const docs: Record<string, ComponentDoc> = {};
  for (const file of files) {
    const [folder = "", name] = file.replace(/\.tsx$/, "").split("/");
    // Include only exported components, such as `modal/modal.tsx`.
    if (folder !== name) continue;
    const text = readFileSync(join(source, file), "utf8");
    for (const [, component = ""] of text.matchAll(/^export function ([A-Z]\w+)/gm)) {
      const alias = aliases.get(`${component}Props`);
      const props = new Map<string, PropDoc>();
      // A component with several sets of props, such as a button or link, takes each prop's first definition.
      for (const prop of alias ? propsOf(alias, aliases) : [])
        if (!props.has(prop.name)) props.set(prop.name, prop);
      docs[component] = { path: `@tropa/ui-kit/${folder}`, props: [...props.values()] };
    }
  }
  return docs;
}
