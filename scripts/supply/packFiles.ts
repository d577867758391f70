import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

type Pack = {
  /** Files and folders below the root. */
  files: readonly string[];
  into: string;
  /** One time for every file: that of the commit, not of the machine. */
  atSeconds: number;
};

/** An archive whose bytes follow from the content alone: order, owners and times are fixed. */
export async function packFiles(root: string, { files, into, atSeconds }: Pack): Promise<void> {
  const fixed = `--mtime=@${atSeconds} --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w`;
  const format = "--format=posix --pax-option=delete=atime,delete=ctime --sort=name";
  const options = `${format} ${fixed}`.split(" ");
  const tar = spawn("tar", ["-C", root, ...options, "-cf", "-", ...files.toSorted()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => tar.once("close", resolve));
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(into));
  if ((await ended) !== 0) throw new Error("tar could not pack the release");
}
