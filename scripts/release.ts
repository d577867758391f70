/**
 * `npm run release -- [folder]`: builds twice and compares, packs the release, lists its parts,
 * and signs the checksums with the key at RELEASE_KEY_FILE (Ed25519, PEM), where one is given.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { version } from "../apps/api/src/version.ts";
import { auditWarning, lockHash, readAudit } from "./supply/auditRecord.ts";
import { packFiles } from "./supply/packFiles.ts";
import { signFiles } from "./supply/signFiles.ts";

const root = join(import.meta.dirname, "..");
const out = resolve(process.argv[2] ?? "release");
const say = (line: string) => void process.stdout.write(`${line}\n`);
const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" });

/** A clean copy of the commit with its own build, so that nothing of this machine gets in. */
function buildIn(folder: string): void {
  execFileSync("sh", ["-c", `git -C "${root}" archive HEAD | tar -x -C "${folder}"`]);
  execFileSync("ln", ["-s", join(root, "node_modules"), join(folder, "node_modules")]);
  const vite = join(root, "node_modules/vite/bin/vite.js");
  for (const options of [[], ["--ssr"]])
    execFileSync(process.execPath, [vite, "build", ...options, "--logLevel", "warn"], {
      cwd: join(folder, "apps/web"),
      stdio: ["ignore", "ignore", "inherit"],
    });
  rmSync(join(folder, "node_modules"));
}

async function packIn(folder: string, into: string): Promise<Buffer> {
  const atSeconds = Number(git("log", "-1", "--format=%ct"));
  await packFiles(folder, { files: ["."], into, atSeconds });
  return readFileSync(into);
}

const copies = ["a", "b"].map(() => mkdtempSync(join(tmpdir(), "mars-release-")));
try {
  if (git("status", "--porcelain").trim() !== "")
    say("Note: changes that are not committed are left out.");
  const warning = auditWarning(readAudit(root), lockHash(root));
  if (warning !== null) {
    say(`Audit: ${warning}; run \`npm run audit\` where a registry answers.`);
    // Signing says that it may be used; what no one has asked about may not.
    if (process.env.RELEASE_KEY_FILE && process.env.RELEASE_WITHOUT_AUDIT !== "1")
      throw new Error("a release is not signed without an audit (RELEASE_WITHOUT_AUDIT=1 does)");
  }
  const name = `mars-${version}.tar.gz`;
  const packed: Buffer[] = [];
  for (const folder of copies) {
    buildIn(folder);
    packed.push(await packIn(folder, `${folder}.tar.gz`));
  }
  if (!packed[0]!.equals(packed[1]!)) throw new Error("two builds of the same commit differ");
  say(
    `two builds of ${git("rev-parse", "--short", "HEAD").trim()} are the same ${packed[0]!.length} bytes`,
  );
  mkdirSync(out, { recursive: true });
  cpSync(`${copies[0]}.tar.gz`, join(out, name));
  const parts = `mars-${version}.cdx.json`;
  writeFileSync(
    join(out, parts),
    execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const keyFile = process.env.RELEASE_KEY_FILE || null;
  signFiles(out, { files: [name, parts], keyFile });
  say(
    `${out}: ${name}, ${parts}, SHA256SUMS${keyFile ? ", SHA256SUMS.sig" : " (not signed: no RELEASE_KEY_FILE)"}`,
  );
} finally {
  for (const folder of copies) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.tar.gz`, { force: true });
  }
}
