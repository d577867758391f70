import type { DraftStorage } from "./draftStorage.ts";

export type SendHow = {
  /** The version against which the change was merged, and no other. */
  ifMatch: number;
  idempotencyKey: string;
};

/** How the fields of one kind of record are read, sent and kept. */
export type SaveTarget<F extends object, R extends { version: number }> = {
  /** Changes of one record are sent one after the other, by whatever part of the page. */
  lockKey: string;
  /** The newest record that the page has read. */
  known: () => R;
  fieldsOf: (record: R) => F;
  /** What stands for a field's value where the value itself is large. */
  stampOf?: (field: keyof F, record: R) => unknown;
  isSame?: (field: keyof F, mine: unknown, theirs: unknown) => boolean;
  changedBy?: (record: R) => string | null;
  send: (fields: Partial<F>, how: SendHow, flags: ReadonlySet<string>) => Promise<R>;
  take: (record: R) => void;
  storage: DraftStorage<F>;
  /** Fields that cannot be stored as they stand are kept, but not sent. */
  isSendable?: (field: keyof F, mine: Partial<F>) => boolean;
  /** Saves by itself after this pause; without it nothing is sent before `save`. */
  debounceMs?: number;
  onSaved?: (record: R, fields: Partial<F>) => void;
};
