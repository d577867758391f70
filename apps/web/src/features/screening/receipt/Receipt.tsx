import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";
import { ChangesDialog } from "./ChangesDialog.tsx";

/** Id, time and dataset versions: what makes a result one that can be held up later. */
export function Receipt({ onRerun }: { onRerun: () => void }) {
  const t = useText(screeningText);
  const f = useFormat();
  const { run, state, titleOf } = useResult();
  const [isComparing, setComparing] = useState(false);
  const { started, findings } = state.soFar;
  if (state.phase !== "done" || !started || !run.id || !state.createdAt) return null;
  return (
    <section className="screening-receipt" aria-label={t("receipt.title")}>
      <p>{t("receipt.line", { id: run.id, time: f.dateTime(state.createdAt) })}</p>
      <p className="screening-hash">{t("receipt.hash", { hash: started.geometryHash })}</p>
      <details className="screening-more">
        <summary>
          <Icon name="chevronDown" isSmall />
          {t("receipt.versions", { count: findings.length })}
        </summary>
        <table className="map-table">
          <thead>
            <tr>
              <th scope="col">{t("receipt.dataset")}</th>
              <th scope="col">{t("receipt.version")}</th>
              <th scope="col">{t("receipt.day")}</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ datasetId, version }) => (
              <tr key={datasetId}>
                <th scope="row">{titleOf(datasetId)}</th>
                <td>{version.label}</td>
                <td>{f.date(version.updatedOn ?? version.loadedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Button variant="text" size="small" className="no-print" onClick={() => setComparing(true)}>
        {t("receipt.changes")}
      </Button>
      {isComparing && (
        <ChangesDialog
          id={run.id}
          createdAt={state.createdAt}
          onClose={() => setComparing(false)}
          onRerun={() => {
            setComparing(false);
            onRerun();
          }}
        />
      )}
    </section>
  );
}
