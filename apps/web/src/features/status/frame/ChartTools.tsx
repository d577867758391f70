import { lazy, type ReactNode, Suspense, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useDetails } from "../../../lib/rendered/useDetails.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useApiAddress } from "../api.ts";
import { useEmbedded } from "../embed/embed.ts";
import { statusText } from "../text/statusText.ts";

const EmbedDialog = lazy(() =>
  import("../embed/EmbedDialog.tsx").then((module) => ({ default: module.EmbedDialog })),
);

type Props = {
  /** The data table, made (and best also fetched: `lazy`) when it is requested. */
  table?: () => ReactNode;
  csv?: `/${string}`;
  /** The section that can stand alone on another site. */
  embedId?: string;
  source?: string | undefined;
};

/** Under every chart and map: the same as a table, as a file, on your own site; and where it is from. */
export function ChartTools({ table, csv, embedId, source }: Props) {
  const t = useText(statusText);
  const api = useApiAddress();
  const embedded = useEmbedded();
  const { isOpen, details } = useDetails();
  const [isEmbedding, setEmbedding] = useState(false);
  return (
    <div className="tools">
      {table && (
        <details className="disclosure chart-table" {...details}>
          <summary>
            <Icon name="table" />
            {t("tools.table")}
          </summary>
          {isOpen && (
            <div className="chart-table-body">
              <Suspense>{table()}</Suspense>
            </div>
          )}
        </details>
      )}
      {csv && (
        <a className="tool-link" href={api(csv)} download>
          <Icon name="download" />
          {t("tools.csv")}
        </a>
      )}
      {embedId && embedded === null && (
        <button type="button" className="tool-link no-print" onClick={() => setEmbedding(true)}>
          <Icon name="share" />
          {t("tools.embed")}
        </button>
      )}
      {source && <p className="tools-source">{source}</p>}
      {isEmbedding && embedId && (
        <Suspense>
          <EmbedDialog section={embedId} onClose={() => setEmbedding(false)} />
        </Suspense>
      )}
    </div>
  );
}
