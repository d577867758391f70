import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { auditWarning } from "./auditRecord.ts";
import { notices, unreviewed } from "./notices.ts";
import { packFiles } from "./packFiles.ts";
import { shippedPackages } from "./shippedPackages.ts";
import { signFiles } from "./signFiles.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "mars-supply-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("every package that is shipped has a licence that was weighed", () => {
  const packages = shippedPackages(root);
  expect(packages.length).toBeGreaterThan(100);
  expect(unreviewed(packages)).toEqual([]);
  expect(unreviewed([{ name: "x", version: "1.0.0", licence: "GPL-3.0" }])).toEqual([
    "x (GPL-3.0)",
  ]);
  expect(unreviewed([{ name: "x", version: "1.0.0", licence: "" }])).toHaveLength(1);
});

test("NOTICES.md names what is in the lock file; `npm run notices` writes it again", () => {
  expect(readFileSync(join(root, "NOTICES.md"), "utf8")).toBe(notices(shippedPackages(root)));
});

test("the same files packed twice are the same bytes", async () => {
  const [first, second] = ["a.tar.gz", "b.tar.gz"].map((name) => join(folder, name));
  const files = ["package.json", "LICENSE", "scripts/supply"];
  await packFiles(root, { files, into: first!, atSeconds: 1_790_000_000 });
  await packFiles(root, { files: files.toReversed(), into: second!, atSeconds: 1_790_000_000 });
  expect(readFileSync(first!).equals(readFileSync(second!))).toBe(true);
});

test("checksums are signed, and a changed file or another key is found", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const other = generateKeyPairSync("ed25519").publicKey;
  const key = join(folder, "key.pem");
  writeFileSync(key, privateKey.export({ type: "pkcs8", format: "pem" }));
  writeFileSync(join(folder, "pub.pem"), publicKey.export({ type: "spki", format: "pem" }));
  writeFileSync(join(folder, "other.pem"), other.export({ type: "spki", format: "pem" }));
  writeFileSync(join(folder, "mars.tar.gz"), "content");
  signFiles(folder, { files: ["mars.tar.gz"], keyFile: key });
  const verify = (name: string) =>
    spawnSync(
      "openssl",
      `pkeyutl -verify -pubin -inkey ${name} -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig`.split(
        " ",
      ),
      { cwd: folder },
    ).status;
  const inFolder = { cwd: folder, stdio: "ignore" } as const;
  execFileSync("sha256sum", ["-c", "SHA256SUMS"], inFolder);
  expect([verify("pub.pem"), verify("other.pem")]).toEqual([0, 1]);
  writeFileSync(join(folder, "mars.tar.gz"), "changed");
  expect(spawnSync("sha256sum", ["-c", "SHA256SUMS"], inFolder).status).toBe(1);
});

test.each([
  { answered: null, told: "no registry has ever been asked" },
  { answered: { on: "2026-01-02", lock: "other", found: [] }, told: "was of other versions" },
  { answered: { on: "2026-01-02", lock: "l", found: ["x: high"] }, told: "x: high" },
])("a release tells of its audit: $told", ({ answered, told }) => {
  expect(auditWarning({ unansweredOn: null, answered }, "l")).toContain(told);
});

test("an audit of the very same versions without a finding needs no word", () => {
  const answered = { on: "2026-01-02", lock: "l", found: [] };
  expect(auditWarning({ unansweredOn: null, answered }, "l")).toBeNull();
});
