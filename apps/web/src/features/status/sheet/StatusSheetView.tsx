import type { SheetTable, StatusSheet } from "@mars/contracts/status/statusSheet";
import { trendPath } from "@mars/domain/status/trendPath";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { PartBar } from "../../../ui/charts/PartBar.tsx";
import { stageEdge, stageFill } from "../../../ui/figures/stages.ts";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { countedStages, drawnStage } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { Logo } from "../../../ui/words/Logo.tsx";
import { sheetText } from "./text.ts";

/** One page, always: what a minister or a mayor reads on the way in. */
export function StatusSheetView({ sheet, mapAddress }: { sheet: StatusSheet; mapAddress: string }) {
  const t = useText(sheetText);
  const format = useFormat();
  return (
    <article className="sheet" aria-labelledby="sheet-title">
      <header className="sheet-top">
        <Logo />
        <span>
          <b>MARS</b>
          <span className="small">{t("subtitle")}</span>
        </span>
        {sheet.demonstration && <span className="sheet-mark">{sheet.demonstration}</span>}
        <span>{t("day", { date: format.date(sheet.day) })}</span>
      </header>
      <h2 id="sheet-title">{sheet.title}</h2>
      <p className="lead">
        <b>{sheet.lead[0]}</b> {sheet.lead.slice(1).join(" ")}
      </p>
      <div className="sheet-goals">
        {sheet.goals.map((goal) => (
          <SheetGoal key={goal.effect} goal={goal} />
        ))}
      </div>
      <p className="sheet-key small">
        {countedStages.map((stage) => (
          <StageName key={stage} stage={drawnStage[stage]} />
        ))}
        <span>{t("key")}</span>
      </p>
      <div className="sheet-columns">
        <figure>
          <img src={mapAddress} alt={t("map", { name: sheet.title })} width="400" height="340" />
          <figcaption className="small">{sheet.mapCaption}</figcaption>
        </figure>
        <SheetRows table={sheet.missing} />
      </div>
      <div className="sheet-columns">
        <SheetRows table={sheet.changes} />
        <section>
          <h3>{t("steps")}</h3>
          <ol>
            {sheet.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <footer className="sheet-foot small">{sheet.source}</footer>
    </article>
  );
}

const trendSize = { width: 120, height: 30 };

function SheetGoal({ goal }: { goal: StatusSheet["goals"][number] }) {
  const t = useText(sheetText);
  const { established, committed, trend } = goal;
  const path = trendPath(trend.values, trendSize);
  return (
    <section>
      <h3>
        <EffectName effect={goal.effect} />
      </h3>
      <p className="small">{goal.aim}</p>
      <dl>
        <div>
          <dt>{t("established")}</dt>
          <dd className="sheet-figure">{established.share}</dd>
          <dd>{established.amount}</dd>
        </div>
        <div>
          <dt>{t("committed")}</dt>
          <dd className="sheet-figure">{committed.share}</dd>
          <dd>{committed.amount}</dd>
        </div>
      </dl>
      <PartBar
        label={t("bar", {
          name: goal.name,
          established: established.share,
          committed: committed.share,
        })}
        whole={1}
        parts={countedStages.map((stage) => ({
          key: stage,
          value: goal.shares[stage],
          fill: stageFill[drawnStage[stage]],
          edge: stageEdge[drawnStage[stage]],
        }))}
      />
      {path !== "" && (
        <div className="sheet-trend small">
          <span>{trend.since}</span>
          <svg viewBox="-2 -2 124 34" aria-hidden="true">
            <path d={path} />
          </svg>
        </div>
      )}
      {goal.forecast && <p className="small">{goal.forecast}</p>}
    </section>
  );
}

function SheetRows({ table: { title, columns, rows, note } }: { table: SheetTable }) {
  return (
    <section>
      <h3>{title}</h3>
      {rows.length > 0 && (
        <table className="table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={index > 0 ? "numeric" : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="numeric">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="small">{note}</p>}
    </section>
  );
}
