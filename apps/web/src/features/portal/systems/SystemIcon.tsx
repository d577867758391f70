import { sanitizeSvg } from "../../../lib/sanitize/sanitizeHtml.ts";

/**
 * A drawing from outside, sanitised and shown as a picture: there it could not run or load
 * anything even if something slipped through.
 */
export function SystemIcon({ svg }: { svg: string }) {
  const clean = sanitizeSvg(svg);
  if (clean === "") return <span className="system-icon" aria-hidden="true" />;
  const named = clean.includes("xmlns=")
    ? clean
    : clean.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return (
    <img
      className="system-icon"
      alt=""
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(named)}`}
    />
  );
}
