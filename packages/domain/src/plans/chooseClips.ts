export type ClippablePair = {
  readonly clippedId: string;
  readonly keptId: string;
  /** Whether whoever asks may cut the one that usually yields, and the other. */
  readonly mayClip: boolean;
  readonly keptMayClip: boolean;
};

export type Clip = { readonly sketchId: string; readonly keptId: string };

/** Which of a pair is cut: the one that usually yields, unless its outline is locked; then the
 * other, where that is a sketch one may edit. Null: both stay as they are. */
export function clipOf(
  { clippedId, keptId, mayClip, keptMayClip }: ClippablePair,
  locked: ReadonlySet<string>,
): Clip | null {
  if (mayClip && !locked.has(clippedId)) return { sketchId: clippedId, keptId };
  if (keptMayClip && !locked.has(keptId)) return { sketchId: keptId, keptId: clippedId };
  return null;
}

/** The cuts of each sketch together, in the order they were requested: one outline, changed once. */
export function clipsBySketch(
  clips: readonly Clip[],
): { readonly sketchId: string; readonly keptIds: readonly string[] }[] {
  return [...Map.groupBy(clips, ({ sketchId }) => sketchId)].map(([sketchId, own]) => ({
    sketchId,
    keptIds: [...new Set(own.map(({ keptId }) => keptId))],
  }));
}
