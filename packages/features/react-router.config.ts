import type { Config } from "@react-router/dev/config";

// Only for type generation: it looks at files inside `appDirectory` alone.
export default { appDirectory: "src", ssr: true } satisfies Config;
