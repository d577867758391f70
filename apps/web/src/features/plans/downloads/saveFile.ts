/** Hands the body of an answer to the browser as a file of the name the server gave it. */
export async function saveFile(response: Response, fallbackName: string): Promise<void> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const named = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = named ? decodeURIComponent(named) : fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
