/** The name that the server gave a file; null where it gave none. */
export function fileNameOf(response: Response): string | null {
  const disposition = response.headers.get("content-disposition") ?? "";
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? null;
}

/** Hands a file that was fetched with the user's token to the browser's own download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** As `saveFile`, with the body of an answer under the name that the server gave it. */
export async function saveAnswer(response: Response, fallbackName: string): Promise<void> {
  saveFile(await response.blob(), fileNameOf(response) ?? fallbackName);
}
