import type { Project } from "@mars/contracts/projectShapes";
import { createStore } from "../../../lib/createStore.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { randomId } from "../../../lib/randomId.ts";
import { staleAnswer } from "./staleAnswer.ts";

export type Fields = Partial<
  Pick<Project, "name" | "description" | "subsidySchemeId" | "mitigationMeasureId">
>;
export type FieldName = keyof Fields;
/** A field that somebody else changed as well. */
export type Clash = { field: FieldName; mine: string | null; theirs: string | null };

/** What is typed and not yet acknowledged, with what stood there when typing began. */
export type Unsaved = { mine: Fields; base: Fields };
export type SaveState = Unsaved & {
  /** As last typed here: the server stores it trimmed, and a space must not go while one writes. */
  typed: Fields;
  /** failed: tried again by itself · refused: only the user can do something about it. */
  phase: "idle" | "waiting" | "saving" | "saved" | "failed" | "refused";
  error: unknown;
  clash: { fields: readonly Clash[]; changedBy: string | null } | null;
};

export type AutosaveDeps = {
  read: () => Project;
  send: (
    fields: Fields,
    how: { version: number; key: string; removeUnfitting: boolean },
  ) => Promise<Project>;
  take: (project: Project) => void;
  /** Kept in the browser until the server has it: closed tab, lost network, expired sign-in. */
  kept: { read: () => Unsaved | null; write: (unsaved: Unsaved) => void; drop: () => void };
  /** Fields that cannot be stored as they stand are kept, but not sent. */
  isSendable: (field: FieldName, value: string | null) => boolean;
  delayMs?: number;
};

const firstRetryMs = 4000;
const longestRetryMs = 60_000;

/** Saves while one types. Nothing typed is ever lost: it is kept locally until acknowledged. */
export class Autosave {
  readonly store = createStore<SaveState>({
    mine: {},
    base: {},
    typed: {},
    phase: "idle",
    error: null,
    clash: null,
  });
  readonly #deps: AutosaveDeps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = firstRetryMs;
  #key = randomId();
  #removeUnfitting = false;
  #isSending = false;
  /** Sent, whether or not the answer came through: found on the server it is nobody else's. */
  #tried: readonly Fields[] = [];

  constructor(deps: AutosaveDeps) {
    this.#deps = deps;
  }

  /** Takes up what an earlier visit could not send. */
  start(): void {
    const kept = this.#deps.kept.read();
    if (!kept || Object.keys(kept.mine).length === 0) return;
    this.#become({ ...kept, phase: "waiting" });
    void this.flush();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#unsent().length > 0) void this.flush();
  }

  change(fields: Fields, { now = false, removeUnfitting = false } = {}): void {
    const { mine, base } = this.store.get();
    const project = this.#deps.read();
    const names = Object.keys(fields) as FieldName[];
    const before = Object.fromEntries(names.map((name) => [name, project[name]])) as Fields;
    // Another text is another request; the same one again changes nothing twice.
    this.#key = randomId();
    this.#removeUnfitting ||= removeUnfitting;
    this.#become({
      mine: { ...mine, ...fields },
      base: { ...before, ...base },
      typed: { ...this.store.get().typed, ...fields },
      phase: "waiting",
      error: null,
    });
    this.#keep();
    clearTimeout(this.#timer);
    if (now) void this.flush();
    else this.#timer = setTimeout(() => void this.flush(), this.#deps.delayMs ?? 900);
  }

  /** Lets go of a field: what the server has stands again. */
  giveUp(field: FieldName): void {
    const { [field]: _, ...mine } = this.store.get().mine;
    const { [field]: __, ...base } = this.store.get().base;
    const { [field]: ___, ...typed } = this.store.get().typed;
    this.#become({ mine, base, typed, error: null, phase: "idle" });
    this.#keep();
  }

  /** Ends a clash, field by field. */
  resolve(keepMine: (field: FieldName) => boolean): void {
    const { clash } = this.store.get();
    const project = this.#deps.read();
    this.#become({ clash: null });
    for (const { field } of clash?.fields ?? []) {
      if (!keepMine(field)) this.giveUp(field);
      else this.#become({ base: { ...this.store.get().base, [field]: project[field] } });
    }
    this.#key = randomId();
    void this.flush();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const names = this.#unsent();
    if (this.#isSending || this.store.get().clash !== null || names.length === 0) return;
    // The page may have read the project anew since: its version would let the text through.
    const standing = this.#deps.read();
    const clash = this.#clashesWith(standing);
    if (clash.length > 0) return this.#clash(clash, standing.updatedBy);
    const { mine } = this.store.get();
    const sent = Object.fromEntries(names.map((name) => [name, mine[name]])) as Fields;
    this.#isSending = true;
    this.#tried = [...this.#tried.slice(-9), sent];
    this.#become({ phase: "saving", error: null });
    try {
      const how = {
        version: standing.version,
        key: this.#key,
        removeUnfitting: this.#removeUnfitting,
      };
      const project = await this.#deps.send(sent, how);
      this.#removeUnfitting = false;
      this.#tried = [];
      this.#acknowledged(sent, project);
      this.#deps.take(project);
      this.#retryMs = firstRetryMs;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isSending = false;
    }
    if (this.store.get().phase === "waiting") void this.flush();
  }

  #unsent(): FieldName[] {
    const { mine } = this.store.get();
    return (Object.keys(mine) as FieldName[]).filter((name) =>
      this.#deps.isSendable(name, mine[name] ?? null),
    );
  }

  #acknowledged(sent: Fields, project: Project): void {
    const { mine, base } = this.store.get();
    const left = { ...mine };
    const leftBase = { ...base };
    for (const name of Object.keys(sent) as FieldName[]) {
      // Typed on while it was under way: the newer text goes with the next request.
      if (left[name] === sent[name]) {
        delete left[name];
        delete leftBase[name];
      } else Object.assign(leftBase, { [name]: project[name] });
    }
    const isDone = Object.keys(left).length === 0;
    this.#become({ mine: left, base: leftBase, phase: isDone ? "saved" : "waiting" });
    if (!isDone && this.#unsent().length === 0) this.#become({ phase: "saved" });
    this.#keep();
  }

  #failed(error: unknown): void {
    const stale = staleAnswer(error);
    if (stale) {
      const fields = this.#clashesWith(stale.current);
      this.#deps.take(stale.current);
      this.#key = randomId();
      // What others changed elsewhere in the project does not stand in the way of this text.
      if (fields.length === 0) return this.#become({ phase: "waiting", error: null });
      return this.#clash(fields, stale.changedBy);
    }
    if (!mayPass(error)) return this.#become({ phase: "refused", error });
    this.#become({ phase: "failed", error });
    this.#timer = setTimeout(() => void this.flush(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
  }

  #clashesWith(project: Project): Clash[] {
    return clashes(this.store.get(), project).filter(
      ({ field, theirs }) =>
        !this.#tried.some((sent) => field in sent && (sent[field]?.trim() ?? null) === theirs),
    );
  }

  #clash(fields: readonly Clash[], changedBy: string | null): void {
    this.#become({ phase: "refused", clash: { fields, changedBy } });
  }

  #keep(): void {
    const { mine, base } = this.store.get();
    if (Object.keys(mine).length === 0) this.#deps.kept.drop();
    else this.#deps.kept.write({ mine, base });
  }

  #become(change: Partial<SaveState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }
}

/** What the fields show: unsaved text first, then what was typed if it is what the server has. */
export function shownFields(project: Project, { mine, typed }: SaveState) {
  const { name, description, subsidySchemeId, mitigationMeasureId } = project;
  const shown = { name, description, subsidySchemeId, mitigationMeasureId };
  const same = (Object.keys(typed) as FieldName[]).filter(
    (field) => typed[field]?.trim() === shown[field],
  );
  return { ...shown, ...Object.fromEntries(same.map((field) => [field, typed[field]])), ...mine };
}

/** Fields of mine that others changed to something else since I began. */
function clashes({ mine, base }: Unsaved, current: Project): Clash[] {
  return (Object.keys(mine) as FieldName[]).flatMap((field) => {
    const theirs = current[field];
    if (theirs === base[field] || theirs === mine[field]) return [];
    return [{ field, mine: mine[field] ?? null, theirs }];
  });
}

/** Whether the same request may succeed later, without the user doing anything. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof HttpProblem)) return true;
  return error.status === 0 || error.status >= 500 || [401, 408, 413, 429].includes(error.status);
}
