import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What the tests take from Debian, and a file that tells whether each is there. */
const WANTED = [
  { name: "chromium-headless-shell", file: "/usr/bin/chromium-headless-shell" },
  { name: "postgresql-15", file: "/usr/lib/postgresql/15/bin/initdb" },
  { name: "postgresql-15-postgis-3", file: "/usr/share/postgresql/15/extension/postgis.control" },
  { name: "gdal-bin", file: "/usr/bin/ogr2ogr" },
  { name: "poppler-utils", file: "/usr/bin/pdfinfo" },
  { name: "nginx-light", file: "/usr/sbin/nginx" },
  { name: "hunspell", file: "/usr/bin/hunspell" },
  { name: "hunspell-da", file: "/usr/share/hunspell/da_DK.dic" },
  { name: "coinor-cbc", file: "/usr/bin/cbc" },
];

/** Installs the missing Debian packages; returns a sentence for what could not be had. */
export function ensureDebianPackages() {
  const missing = WANTED.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing.length === 0) return [];
  if (!isDebian12() || process.getuid?.() !== 0) {
    return [`Not on this machine, and not installable here: ${missing.join(", ")}`];
  }
  process.stdout.write(`Installing Debian packages: ${missing.join(", ")} …\n`);
  // Mirrors fail now and then; a second go is cheap.
  if (!install(missing) && !install(missing)) {
    return [`Debian packages could not be installed: ${missing.join(", ")}`];
  }
  return [];
}

function isDebian12() {
  if (!existsSync("/etc/os-release")) return false;
  const release = readFileSync("/etc/os-release", "utf8");
  return /^ID=debian$/m.test(release) && /^VERSION_ID="12"$/m.test(release);
}

function install(names) {
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: aptEnvironment() };
  if (spawnSync("apt-get", ["update", "-qq"], quiet).status !== 0) return false;
  const options = ["install", "-y", "-qq", "--no-install-recommends"];
  return spawnSync("apt-get", [...options, ...names], quiet).status === 0;
}

function aptEnvironment() {
  // Debian's packages would start their services at once; the tests start their own.
  return { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
}
