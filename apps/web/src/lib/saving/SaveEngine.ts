import { createStore } from "../createStore.ts";
import { askedWaitMs } from "../http/askedWaitMs.ts";
import { randomId } from "../randomId.ts";
import {
  type FieldConflict,
  fieldNames,
  isSameValue,
  mergeFields,
  type Stamps,
} from "./mergeFields.ts";
import { noteOwnSave } from "./ownSaves.ts";
import { runExclusive } from "./runExclusive.ts";
import { retryDelayMs, type SaveFailure, saveFailure, staleAnswer } from "./saveFailure.ts";
import { saveMerged } from "./saveMerged.ts";
import {
  type Conflict,
  type SaveState,
  untouched,
  withAcknowledged,
  withChange,
  withoutFields,
  withWanted,
} from "./saveState.ts";
import type { SaveTarget } from "./SaveTarget.ts";

/** Given with a change that the user has chosen over someone else's: it has a log line of its own. */
export const overridesTheirs = "overridesTheirs";

/** SPEC 8's words for a field that nothing can update. */
const updateMissing = "Update function not found";

/**
 * Saves a record's fields without losing anybody's work. A change is kept in the browser until the
 * server has acknowledged it. Before it is sent it is merged with the newest record known, and
 * exactly that record's version goes along: should there be a newer one, the server refuses, and the
 * change is merged with that.
 */
export class SaveEngine<F extends object, R extends { version: number }> {
  readonly store = createStore<SaveState<F, R>>(untouched());
  readonly #target: SaveTarget<F, R>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The server has asked not to be asked before. */
  #notBefore = 0;
  #isSending = false;
  #isStopped = false;
  #flags = new Set<string>();
  /** Sent, whether or not the answer came through: found on the server it is no one else's. */
  #tried: readonly Partial<F>[] = [];

  /** What is on the screen: a change is one of this, whatever has been read since. */
  #shown: Stamps<F> | null = null;

  constructor(target: SaveTarget<F, R>) {
    this.#target = target;
  }

  /** The record that is on the screen from now on. */
  show(record: R): void {
    this.#shown = this.#stamps(fieldNames<F>(this.#target.fieldsOf(record)), record);
  }

  /** Takes up what an earlier visit could not send. */
  start(): void {
    this.#isStopped = false;
    if (Object.keys(this.#state.mine).length > 0) return this.resume();
    const kept = this.#target.storage.read();
    if (!kept) return;
    const wanted = this.#savesByItself ? fieldNames<F>(kept.mine) : (kept.wanted ?? []);
    this.#become({ ...kept, wanted, phase: wanted.length > 0 ? "waiting" : "unsaved" });
    const unknown = this.#withoutUpdate(kept.mine);
    if (unknown.length > 0) {
      // An older release's draft: sent along, it would have the rest refused for ever.
      console.error(`${updateMissing}: ${unknown.join(", ")}`);
      this.discard(unknown);
    }
    this.resume();
  }

  /** What is under way is brought to its end; what cannot be sent any more stays in the browser. */
  stop(): void {
    this.#isStopped = true;
    this.resume();
    clearTimeout(this.#timer);
  }

  /** Continues by itself where that may help: the network is back, the page is looked at again. */
  resume(): void {
    const { phase, retryAt } = this.#state;
    if (phase === "waiting" || phase === "offline") return this.#schedule(0);
    if (phase === "busy" && retryAt !== null) this.#schedule(retryAt - Date.now());
  }

  /** `seen`: the record on which the change is based, where that is not the one on the screen. */
  change(
    fields: Partial<F>,
    { now = false, flag, seen }: { now?: boolean; flag?: string; seen?: R } = {},
  ): void {
    if (this.#withoutUpdate(fields).length > 0) throw new Error(updateMissing);
    const before = this.#before(fieldNames<F>(fields), seen);
    if (flag) this.#flags.add(flag);
    const { phase, error, retryAt } = this.#state;
    const isWanted = this.#savesByItself;
    this.store.set(withChange(this.#state, fields, { before, isWanted }));
    // A server that has asked for time is not asked by the next letter either.
    if (this.#notBefore > Date.now()) this.#become({ phase, error, retryAt });
    this.#keep();
    if (isWanted) this.#schedule(now ? 0 : (this.#target.debounceMs ?? 0));
  }

  /** Sends these fields, or all that are changed. */
  save(names: readonly (keyof F)[] = fieldNames<F>(this.#state.mine)): Promise<void> {
    this.store.set(withWanted(this.#state, names));
    this.#keep();
    return this.flush();
  }

  /** Lets go of fields: what the server has stands again. */
  discard(names: readonly (keyof F)[] = fieldNames<F>(this.#state.mine)): void {
    this.store.set(withoutFields(this.#state, names));
    this.#keep();
  }

  /** Ends a conflict, field by field. */
  resolve(keepMine: (field: keyof F) => boolean): void {
    const { conflict } = this.#state;
    if (!conflict) return;
    const names = conflict.fields.map(({ field }) => field);
    const kept = names.filter(keepMine);
    this.#become({ conflict: null });
    this.discard(names.filter((name) => !kept.includes(name)));
    // Based on what the dialog showed: what has come in since then has not been seen.
    this.#become({ base: { ...this.#state.base, ...this.#stamps(kept, conflict.record) } });
    if (kept.length > 0) this.#flags.add(overridesTheirs);
    this.#keep();
    void this.flush();
  }

  /** Sends at once what is to be sent, as the user asks for it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending || !this.#hasWork()) return;
    this.#isSending = true;
    try {
      await runExclusive(this.#target.lockKey, () => this.#sendAll());
    } finally {
      this.#isSending = false;
    }
  }

  get #state(): SaveState<F, R> {
    return this.store.get();
  }

  get #savesByItself(): boolean {
    return this.#target.debounceMs !== undefined;
  }

  #schedule(waitMs: number): void {
    clearTimeout(this.#timer);
    const dueMs = Math.max(waitMs, this.#notBefore - Date.now());
    if (dueMs <= 0) void this.flush();
    else if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), dueMs);
  }

  async #sendAll(): Promise<void> {
    // Each request is based on what the one before was answered.
    // oxlint-disable-next-line no-await-in-loop
    while (this.#hasWork()) if (!(await this.#sendOnce())) return;
  }

  /** Whether the next one may be sent. */
  async #sendOnce(): Promise<boolean> {
    const target = this.#target;
    try {
      const merged = await saveMerged<F, R>({
        known: target.known,
        mine: () => this.#sendable(),
        merge: (record, mine) => this.#mergedWith(record, mine),
        send: (fields, record) => this.#send(fields, record),
        take: target.take,
      });
      if (merged.outcome === "saved") this.#acknowledge(merged);
      if (merged.outcome === "conflict") this.#conflict(merged.conflict);
      return merged.outcome === "saved";
    } catch (error) {
      const isCorrected = failureOf(error) === "refused" && this.#isCorrected();
      if (!isCorrected) this.#failed(error);
      return isCorrected;
    }
  }

  #acknowledge({ before, after, fields }: { before: R; after: R; fields: Partial<F> }): void {
    const target = this.#target;
    this.#flags.clear();
    this.#tried = [];
    this.#failures = 0;
    const how = {
      after: this.#stamps(fieldNames<F>(fields), after),
      savesByItself: this.#savesByItself,
    };
    this.store.set(withAcknowledged(this.#state, fields, how));
    if (this.#shown) this.#shown = { ...this.#shown, ...how.after };
    this.#keep();
    noteOwnSave(target.lockKey, before.version, after.version);
    if (after !== before) target.take(after);
    target.onSaved?.(after, fields);
  }

  #send(fields: Partial<F>, record: R): Promise<R> {
    this.#tried = [...this.#tried.slice(-9), fields];
    const idempotencyKey = this.#keyFor(fields, record.version);
    this.#become({ phase: "saving", error: null, retryAt: null });
    const how = { ifMatch: record.version, idempotencyKey };
    return this.#target.send(fields, how, new Set(this.#flags));
  }

  /** Another text is to be sent by now than the one under way: a refusal says nothing of it. */
  #isCorrected(): boolean {
    const sent: Partial<F> = this.#tried.at(-1) ?? {};
    const now = this.#sendable();
    return (
      this.#state.phase === "waiting" &&
      fieldNames<F>(now).some(
        (name) => !(name in sent) || !isSameValue(name, now[name], sent[name]),
      )
    );
  }

  #failed(error: unknown): void {
    const phase = failureOf(error);
    this.#failures += 1;
    this.#notBefore = Date.now() + askedWaitMs(error);
    const waitMs = retryDelayMs(this.#failures, error);
    this.#become({
      phase,
      error: error instanceof Error ? error : new Error(String(error)),
      retryAt: phase === "refused" ? null : Date.now() + waitMs,
    });
    if (phase !== "refused") this.#schedule(waitMs);
  }

  #conflict(conflict: Conflict<F, R>): void {
    const changedBy = conflict.changedBy ?? this.#target.changedBy?.(conflict.record) ?? null;
    this.#become({ phase: "conflict", conflict: { ...conflict, changedBy } });
  }

  #mergedWith(record: R, mine: Partial<F>) {
    const { fieldsOf, isSame } = this.#target;
    const theirs = fieldsOf(record);
    const { toSend, conflicts } = mergeFields<F>({
      mine,
      base: this.#state.base,
      theirs,
      theirStamps: this.#stamps(fieldNames<F>(mine), record),
      ...(isSame && { isSame }),
    });
    const isMine = ({ field }: FieldConflict<F>) =>
      this.#tried.some((sent) => field in sent && isSameValue(field, sent[field], theirs[field]));
    return { toSend, conflicts: conflicts.filter((conflict) => !isMine(conflict)) };
  }

  /** The same request again, after an answer that got lost, has the same key. */
  #keyFor(fields: Partial<F>, version: number): string {
    const of = JSON.stringify([version, fieldNames<F>(fields), [...this.#flags]]);
    const { attempt } = this.#state;
    if (attempt?.of === of) return attempt.key;
    const key = randomId();
    this.#become({ attempt: { of, key } });
    this.#keep();
    return key;
  }

  #withoutUpdate(fields: Partial<F>): (keyof F)[] {
    const updatable = this.#target.fieldsOf(this.#target.known());
    return fieldNames<F>(fields).filter((field) => !(field in updatable));
  }

  #hasWork(): boolean {
    if (this.#state.conflict !== null || this.#target.storage.isOfAnother()) return false;
    return Object.keys(this.#sendable()).length > 0;
  }

  #sendable(): Partial<F> {
    const { mine, wanted } = this.#state;
    const { isSendable = () => true } = this.#target;
    const names = wanted.filter((name) => name in mine && isSendable(name, mine));
    return Object.fromEntries(names.map((name) => [name, mine[name]])) as Partial<F>;
  }

  #before(names: readonly (keyof F)[], seen: R | undefined): Stamps<F> {
    if (seen || !this.#shown) return this.#stamps(names, seen ?? this.#target.known());
    const shown = this.#shown;
    return Object.fromEntries(names.map((name) => [name, shown[name]])) as Stamps<F>;
  }

  #stamps(names: readonly (keyof F)[], record: R): Stamps<F> {
    const { fieldsOf, stampOf } = this.#target;
    const fields = fieldsOf(record);
    const stamp = (name: keyof F) => stampOf?.(name, record) ?? fields[name];
    return Object.fromEntries(names.map((name) => [name, stamp(name)])) as Stamps<F>;
  }

  #keep(): void {
    const { mine, base, wanted, attempt } = this.#state;
    this.#target.storage.keep({ mine, base, wanted, attempt });
  }

  #become(change: Partial<SaveState<F, R>>): void {
    this.store.set({ ...this.#state, ...change });
  }
}

/** A record that never rests is tried again later. */
function failureOf(error: unknown): SaveFailure {
  return staleAnswer(error) ? "busy" : saveFailure(error);
}
