import "@tropa/ui-kit/storybook/manager.ts";
