const LONGEST_BYTES = 64 << 10;

/** What a service says in an XML answer of HTTP 4xx or 5xx, as WFS 2.0 asks of it; null where it says nothing. */
export async function readServiceException(response: Response): Promise<string | null> {
  const text = await beginningOf(response);
  if (!text.trimStart().startsWith("<")) return null;
  const [, , words = ""] =
    /<(?:\w+:)?(ExceptionText|ServiceException)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1>/.exec(text) ?? [];
  const code = /<(?:\w+:)?(?:Service)?Exception\b[^>]*\b(?:exceptionC|c)ode="([^"]*)"/.exec(text);
  return plain(words) || code?.[1] || null;
}

/** Servers have sent whole stack traces, and pages of apology without end. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_BYTES) break;
  }
  return text;
}

const letters: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function plain(words: string): string {
  return words
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => letters[name]!)
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 500);
}
