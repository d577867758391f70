import { ProjectPdf } from "../../../features/projects/documents/ProjectPdf.tsx";
import { useParams } from "../../../lib/router/params.ts";

export function ProjectPdfPage() {
  const { id } = useParams<"/projects/:id/pdf">();
  return <ProjectPdf key={id} id={id} />;
}
