import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { taskPageText } from "../task/text.ts";

/** A draft made of an earlier project leads back to it, and that one on to the draft. */
export function CopyLinks({ project: { copiedFrom, copies } }: { project: Project }) {
  const p = useText(taskPageText);
  if (!copiedFrom && copies.length === 0) return null;
  return (
    <p className="small">
      {copiedFrom && (
        <Link to="/projects/:id" params={{ id: copiedFrom.id }}>
          {p("copiedFrom", { name: copiedFrom.name })}
        </Link>
      )}
      {copies.length > 0 && p("copies")}{" "}
      {copies.map((copy) => (
        <Link key={copy.id} to="/projects/:id" params={{ id: copy.id }}>
          {copy.name}{" "}
        </Link>
      ))}
    </p>
  );
}
