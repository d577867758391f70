import type { Plan, PublicationPreview as Preview } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { BeforeAfter } from "../balance/BeforeAfter.tsx";
import { useOutlines } from "../planQueries.ts";
import { publicationText } from "../text/publicationText.ts";
import { DifferenceMap } from "./DifferenceMap.tsx";
import { previewOrder } from "./previewOrder.ts";
import { PreviewTable } from "./PreviewTable.tsx";
import { useChangeWords } from "./useChangeWords.ts";

type Props = { plan: Plan; preview: Preview; next: number };
const kinds = ["added", "changed", "removed"] as const;
const withoutNeed: Partial<Record<Plan["verdict"], "fieldRegulation" | "unshared">> = {
  "field-regulation": "fieldRegulation",
  unshared: "unshared",
};

/** Missing before and after, in all and by sub-catchment; what comes, changes and goes, on a map or
 * as a list. */
export function PublicationPreview({ plan, preview, next }: Props) {
  const t = useText(publicationText);
  const f = useFormat();
  const [isList, setList] = useState(false);
  const outlines = useOutlines(plan.id).data;
  const { before } = preview;
  const fieldCount = fieldsOf(preview).length;
  const subCatchments = previewOrder(preview.subCatchments);
  const afterT = subCatchments.reduce((sum, row) => sum + row.afterT, 0);
  const beforeT = subCatchments.reduce((sum, row) => sum + (row.beforeT ?? 0), 0);
  return (
    <div className="plan-preview">
      <dl className="plan-preview-sums">
        {subCatchments.length > 0 && (
          <div>
            <dt>{t("missing")}</dt>
            <dd>
              <BeforeAfter
                before={before === null ? null : f.amount(beforeT)}
                after={f.amount(afterT)}
                unit="t"
              />
            </dd>
          </div>
        )}
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd className="plan-preview-count">{f.integer(preview[kind].length)}</dd>
          </div>
        ))}
        {fieldCount > 0 && (
          <div>
            <dt>{t("fields")}</dt>
            <dd className="plan-preview-count">{f.integer(fieldCount)}</dd>
          </div>
        )}
      </dl>
      {subCatchments.length > 0 ? (
        <PreviewTable rows={subCatchments} before={before} next={next} />
      ) : (
        <p>{t(withoutNeed[plan.verdict] ?? "noNeed")}</p>
      )}
      <div className="plan-preview-difference">
        {isList ? (
          <ChangeList plan={plan} preview={preview} />
        ) : (
          <DifferenceMap plan={plan} preview={preview} outlines={outlines} />
        )}
        <ul className="plan-preview-key">
          {kinds.map((kind) => (
            <li key={kind}>
              <i className={`plan-preview-${kind}`} />
              {t(kind)} {f.integer(preview[kind].length)}
            </li>
          ))}
        </ul>
        <Button variant="text" size="small" onClick={() => setList(!isList)}>
          {t(isList ? "asMap" : "asList")}
        </Button>
      </div>
    </div>
  );
}

function ChangeList({ plan, preview }: { plan: Plan; preview: Preview }) {
  const t = useText(publicationText);
  const words = useChangeWords(plan);
  const fields = fieldsOf(preview);
  return (
    <div className="plan-preview-list">
      {kinds.map(
        (kind) =>
          preview[kind].length > 0 && (
            <section key={kind}>
              <h4>{t(kind)}</h4>
              <ul>
                {preview[kind].map(({ id, name }) => (
                  <li key={id}>{name || t("noName")}</li>
                ))}
              </ul>
            </section>
          ),
      )}
      {fields.length > 0 && (
        <section>
          <h4>{t("fields")}</h4>
          <ul>
            {fields.map((change) => (
              <li key={change.field}>{words(change)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** An older instance that still serves does not tell. */
function fieldsOf({ fields }: Partial<Preview>) {
  return fields ?? [];
}
