import type { FieldFault } from "@mars/contracts/platform/problem";
import type { Refusal, Result } from "@mars/domain/result";
import type { Language, TextByLanguage } from "@mars/wording/language/languages";
import type { Queryable } from "../database/Database.ts";

/** A sentence, in one language or waiting for the caller's. */
export type LocalizedText = string | TextByLanguage;

/** A fault whose sentence may wait for the caller's language. */
export type LocalizedFault = Omit<FieldFault, "detail"> & {
  detail: LocalizedText;
};

export type ProblemExtras = {
  detail?: LocalizedText;
  fields?: LocalizedFault[];
  figures?: Readonly<Record<string, unknown>>;
  currentVersion?: number;
  /** The nearest day or quarter that can be requested. */
  nearest?: string;
  headers?: Record<string, string>;
  /** Runs when the refused change has been rolled back: what must be recorded all the same. */
  afterRollback?: (database: Queryable) => Promise<void>;
};

/** Ends a request with a problem document; thrown only at the edge, by routes and guards. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: string;
  readonly extras: ProblemExtras;
  constructor(code: string, extras: ProblemExtras = {}) {
    super(textIn(extras.detail, "en") ?? code);
    this.code = code;
    this.extras = extras;
  }
}

export function textIn(text: LocalizedText | undefined, language: Language): string | undefined {
  return typeof text === "object" ? text[language] : text;
}

export function refusalProblem({ code, figures }: Refusal): ProblemError {
  return new ProblemError(code, figures ? { figures } : {});
}

/** The value of a use case, or its refusal as a problem (which also rolls back a transaction). */
export function valueOrProblem<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refusalProblem(result.refusal);
}

/** What is not there, and what the caller may not know of, answer alike. */
export function foundOrProblem<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ProblemError("resource.not-found");
  return value;
}
