import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { propDocs } from "virtual:prop-docs";

/** Shows how to import the page's component; renders nothing for pages without one. */
function ImportLine() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { name } = (preparedMeta.component as { name?: string } | undefined) ?? {};
  const path = name === undefined ? undefined : propDocs[name]?.path;
  if (name === undefined || path === undefined) return null;
  return <Source code={`import { ${name} } from "${path}";`} language="tsx" />;
}

/** The documentation of a component. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <ImportLine />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
