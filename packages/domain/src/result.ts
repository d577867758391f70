/** Why something was refused: a stable code that text files turn into a sentence, and the figures that sentence needs. */
export type Refusal = {
  readonly code: string;
  readonly figures?: Readonly<Record<string, unknown>>;
};

/** What a use case answers: a value, or a refusal the user can act on. Bugs throw instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(
  code: string,
  figures?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: figures === undefined ? { code } : { code, figures } };
}
