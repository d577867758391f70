import "../projects.css";
import "../text/problemText.ts";
import { downloadProjectPdf } from "@mars/contracts/projects/projectDocuments";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { callRaw } from "../../../lib/http/call.ts";
import { fileNameOf, saveFile } from "../../../lib/http/saveFile.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Progress } from "../../../ui/feedback/Progress.tsx";
import { useProject } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";

/** The project as PDF: fetched with the user's token, shown when it is whole, saved if wanted. */
export function ProjectPdf({ id }: { id: string }) {
  const t = useText(projectText);
  const f = useFormat();
  const language = languageOf(useLocale());
  const part = useSearch().part === "decision" ? "decision" : "project";
  const project = useProject(id);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const pdf = useServerQuery({
    queryKey: ["project-pdf", id, part, language, project.data?.version],
    queryFn: async ({ signal }) => {
      const response = await callRaw(downloadProjectPdf, {
        params: { id },
        query: { language, part },
        signal,
        quiet: true,
        timeoutMs: false,
      });
      const file = await readWithProgress(response, setProgress);
      const fileName = fileNameOf(response) ?? "mars-projekt.pdf";
      return { file, fileName, address: URL.createObjectURL(file) };
    },
    enabled: project.isFetched,
    gcTime: 0,
  });
  const address = pdf.data?.address;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  const name = project.data?.name ?? "";
  const isMissing = pdf.error instanceof HttpProblem && pdf.error.status === 404;
  return (
    <div className="container pdf-page">
      <p>
        <Link to="/projects/:id" params={{ id }}>
          {name || t("myProjects")}
        </Link>
      </p>
      <h1 tabIndex={-1}>{t("pdf.title", { name })}</h1>
      {pdf.isPending && !pdf.isError && (
        <Progress label={t("pdf.making")} done={progress.done || 1} total={progress.total || 4}>
          {progress.total > 0 &&
            t("pdf.read", {
              done: f.integer(progress.done / 1024),
              total: f.integer(progress.total / 1024),
            })}
        </Progress>
      )}
      {pdf.isError && (
        <ProblemAlert
          title={t(isMissing ? "notFound" : "pdf.failed")}
          error={pdf.error}
          onRetry={() => void pdf.refetch()}
        />
      )}
      {pdf.data && (
        <>
          <p className="lead">
            {t("pdf.ready", { size: f.integer(Math.ceil(pdf.data.file.size / 1024)) })}
          </p>
          <div className="row">
            <LinkButton href={pdf.data.address} target="_blank" rel="noopener" icon="external">
              {t("pdf.open")}
            </LinkButton>
            <Button
              variant="secondary"
              icon="download"
              onClick={() => saveFile(pdf.data.file, pdf.data.fileName)}
            >
              {t("pdf.save")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Reads an answer piece by piece and tells how far it has come; the total is 0 while unknown. */
async function readWithProgress(
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
