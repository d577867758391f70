/** Reads an answer piece by piece and tells how far it has come; the total is 0 while unknown. */
export async function readWithProgress(
  response: Response,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<Blob> {
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const total = Number(response.headers.get("content-length") ?? 0);
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for (;;) {
    // Pieces come one after the other by nature.
    // oxlint-disable-next-line no-await-in-loop
    const next = await reader.read();
    if (next.done) return new Blob(pieces, { type });
    pieces.push(next.value);
    done += next.value.length;
    onProgress({ done, total });
  }
}
