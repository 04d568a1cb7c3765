import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table is small: no request on the way to another page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
