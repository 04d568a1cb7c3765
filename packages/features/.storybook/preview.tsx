export { default } from "@tropa/ui-kit/storybook/preview.tsx";
