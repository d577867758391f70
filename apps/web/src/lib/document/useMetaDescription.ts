import { useEffect } from "react";

/** What search engines and link previews say about the page; the server's own text comes back after it. */
export function useMetaDescription(text: string | null): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || text === null) return;
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}
