import type { Plan, PublicationPreview as Preview } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { BeforeAfter } from "../balance/BeforeAfter.tsx";
import { useOutlines } from "../planQueries.ts";
import { publicationText } from "../text/publicationText.ts";
import { previewOrder } from "./previewOrder.ts";
import { extentOfShapes, pathOf, type Shape } from "./shapePaths.ts";
import { useChangeWords } from "./useChangeWords.ts";

const order = ["changed", "removed", "added"] as const;

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

type DifferenceMapProps = {
  plan: Plan;
  preview: Preview;
  outlines: ReadonlyMap<string, Shape> | undefined;
};

/** The report's sub-catchments with what comes, changes and goes; the list next to it says the same. */
function DifferenceMap({ plan, preview, outlines }: DifferenceMapProps) {
  const t = useText(publicationText);
  const units = plan.subCatchments.flatMap(({ geoLocationId }) => {
    const outline = outlines?.get(geoLocationId);
    return outline ? [outline] : [];
  });
  const items = order.flatMap((kind) =>
    preview[kind].flatMap(({ id, geometry }) => (geometry ? [{ id, kind, geometry }] : [])),
  );
  const box = extentOfShapes(units.length > 0 ? units : items.map(({ geometry }) => geometry));
  if (!box) return <p className="plan-quiet">{t("noMap")}</p>;
  const { west, north, width, height } = box;
  return (
    <svg
      className="plan-difference-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("map", {
        added: preview.added.length,
        changed: preview.changed.length,
        removed: preview.removed.length,
      })}
    >
      {units.map((shape, place) => (
        <path key={place} className="plan-difference-unit" d={pathOf(shape, west, north)} />
      ))}
      {items.map(({ id, kind, geometry }) => (
        <path key={id} className={`plan-preview-${kind}`} d={pathOf(geometry, west, north)} />
      ))}
    </svg>
  );
}

type Row = Preview["subCatchments"][number];
type PreviewTableProps = { rows: readonly Row[]; before: Preview["before"]; next: number };

/** What each sub-catchment misses in the public version and in the next one. */
function PreviewTable({ rows, before, next }: PreviewTableProps) {
  const t = useText(publicationText);
  const f = useFormat();
  const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
  const missing = (tons: number | null) =>
    tons === null ? "–" : isShownT(tons) ? f.amount(tons) : t("covered");
  const change = (beforeT: number | null, afterT: number) => {
    if (beforeT === null) return "–";
    const lessT = beforeT - afterT;
    if (!isShownT(Math.abs(lessT))) return t("unchanged");
    return t(lessT > 0 ? "lessMissing" : "moreMissing", { amount: f.amount(Math.abs(lessT)) });
  };
  return (
    <Table
      caption={t("previewCaption")}
      rows={rows}
      rowKey={({ opId }) => opId}
      columns={[
        { key: "name", title: t("previewName"), cell: ({ name }) => name, total: t("previewAll") },
        {
          key: "need",
          title: t("previewNeed"),
          isNumeric: true,
          cell: ({ needT }) => f.amount(needT),
          total: f.amount(sum(({ needT }) => needT)),
        },
        ...(before === null
          ? []
          : [
              {
                key: "before",
                title: t("version", { number: before }),
                isNumeric: true,
                cell: ({ beforeT }: Row) => missing(beforeT),
                total: f.amount(sum(({ beforeT }) => beforeT ?? 0)),
              },
            ]),
        {
          key: "after",
          title: t("version", { number: next }),
          isNumeric: true,
          cell: ({ afterT }) => (
            <b className={isShownT(afterT) ? undefined : "plan-covered"}>{missing(afterT)}</b>
          ),
          total: f.amount(sum(({ afterT }) => afterT)),
        },
        ...(before === null
          ? []
          : [
              {
                key: "change",
                title: t("previewChange"),
                isNumeric: true,
                cell: ({ beforeT, afterT }: Row) => change(beforeT, afterT),
                total: change(
                  sum(({ beforeT }) => beforeT ?? 0),
                  sum(({ afterT }) => afterT),
                ),
              },
            ]),
      ]}
    />
  );
}
