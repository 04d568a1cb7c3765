import { existsSync } from "node:fs";
import { canInstall, installPackages } from "./debian-packages.mjs";

/** What the journeys of the other engines are run with (e2e/engines). */
const packages = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  // WebKit's small browser draws on a screen only.
  xvfb: "/usr/bin/Xvfb",
};

/** Installs the other engines where they are missing, on Debian as root; throws where it cannot. */
export async function ensureEngines() {
  const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing().length === 0) return;
  if (canInstall()) await installPackages(...missing());
  if (missing().length > 0)
    throw new Error(
      `no browsers of other engines: install ${missing().join(" ")} (Debian's names)`,
    );
}
