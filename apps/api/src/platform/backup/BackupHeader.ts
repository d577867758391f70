import * as z from "zod/mini";

export const BACKUP_FORMAT = "mars-backup/1";

const table = z.object({
  name: z.string(),
  /** Those one may write, in the order of each row's values. */
  columns: z.array(z.string()),
});

/** The first line of a backup: what is in it, and which release can read it. */
export const backupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  release: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ number: z.number(), checksum: z.string() })),
  /** Made while the product ran, such as one for each version of a dataset. */
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  /** The last number each counter gave out. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  tables: z.array(table),
});

export type BackupHeader = z.infer<typeof backupHeader>;
export type BackupTable = z.infer<typeof table>;
