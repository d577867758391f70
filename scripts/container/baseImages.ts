import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { FILE_LIMIT, need, podman, RUN_LIMITS } from "./podman.ts";

const DEBIAN = "docker.io/library/debian:bookworm-slim";
const NODE = "docker.io/library/node:24-bookworm-slim";
const MIRROR = "http://deb.debian.org/debian";
const NOT_RUN = ["usr/share/doc", "usr/share/man", "usr/share/locale", "var/lib/apt/lists"];

/** The images that ours is built on: pulled where a registry answers, else made under their names. */
export async function ensureBaseImages(root: string, say: (line: string) => void): Promise<void> {
  if (!(await isThere(DEBIAN))) {
    say(`${DEBIAN} cannot be pulled here: made by debootstrap`);
    await makeDebian();
  }
  if (!(await isThere(NODE))) {
    say(`${NODE} cannot be pulled here: made of Debian and this project's Node`);
    await makeNode(root);
  }
}

/** The images of the compose file next to ours, likewise. */
export async function ensureServiceImages(
  images: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<void> {
  const folder = join(import.meta.dirname, "standIns");
  const options = ["--network", "host", "--format", "docker", ...RUN_LIMITS];
  for (const [service, image] of Object.entries(images)) {
    if (await isThere(image)) continue;
    say(`${image} cannot be pulled here: made of Debian's own programs`);
    await need("podman", "build", ...options, "--target", service, "-t", image, folder);
  }
}

async function isThere(image: string): Promise<boolean> {
  if ((await podman("image", "exists", image)).code === 0) return true;
  return (await podman("pull", "--quiet", image)).code === 0;
}

async function makeDebian(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mars-debian-"));
  const archive = `${folder}.tar`;
  try {
    await need("debootstrap", "--variant=minbase", "bookworm", folder, MIRROR);
    await need("chroot", folder, "apt-get", "clean");
    for (const part of NOT_RUN) rmSync(join(folder, part), { recursive: true, force: true });
    await need("tar", "-C", folder, "-cf", archive, ".");
    await need("podman", "import", archive, DEBIAN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(archive, { force: true });
  }
}

async function makeNode(root: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mars-node-"));
  try {
    const npm = realpathSync((await need("which", "npm")).split("\n")[0] ?? "");
    cpSync(dirname(dirname(npm)), join(folder, "npm"), { recursive: true });
    cpSync(join(root, "node_modules/node/bin/node"), join(folder, "node"));
    writeFileSync(
      join(folder, "Containerfile"),
      [
        `FROM ${DEBIAN}`,
        "COPY node /usr/local/bin/node",
        "COPY npm /usr/local/lib/node_modules/npm",
        "RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm",
      ].join("\n"),
    );
    await need("podman", "build", "--network", "host", ...FILE_LIMIT, "-t", NODE, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
