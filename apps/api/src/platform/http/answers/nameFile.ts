import { slugOf } from "@mars/domain/status/unitSlugs";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { FastifyReply } from "fastify";

/** A name of a person's own may be a whole sentence; file systems end at 255 bytes. */
const LONGEST_PART = 60;

type FileName = {
  /** What it is and of what: 'screening', 'Engen ved åen'. Empty ones are left out. */
  parts: readonly (string | null)[];
  /** The day of what the file says. */
  at: Date;
  ending: string;
};

/** 'mars-screening-engen-ved-aaen-2026-11-16.pdf', in letters that every system takes. */
export function fileName({ parts, at, ending }: FileName): string {
  const words = parts.flatMap((part) => {
    const word = slugOf(part ?? "")
      .slice(0, LONGEST_PART)
      .replace(/-+$/, "");
    return word === "" ? [] : [word];
  });
  return `${["mars", ...words, copenhagenDay(at.toISOString())].join("-")}.${ending}`;
}

/** `inline` is shown where the browser can, and saved under the same name. */
export function nameFile(
  reply: FastifyReply,
  name: FileName,
  how: "attachment" | "inline" = "attachment",
): void {
  void reply.header("content-disposition", `${how}; filename="${fileName(name)}"`);
}
