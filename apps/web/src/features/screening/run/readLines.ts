/** The lines of a body as they come; the last one needs no line break. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") yield line;
    }
    if (rest.trim() !== "") yield rest;
  } finally {
    // Whoever stops reading has hung up: the server then stops measuring.
    await reader.cancel().catch(() => {});
  }
}
