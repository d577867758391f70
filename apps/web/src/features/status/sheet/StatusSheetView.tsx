import type { SheetTable, StatusSheet } from "@mars/contracts/status/statusSheet";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { markedWith } from "../../../ui/figures/figureMarks.ts";
import { PartBar } from "../../../ui/charts/PartBar.tsx";
import { stageEdge, stageFill } from "../../../ui/figures/stages.ts";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { countedStages, drawnStage } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { sheetText } from "./text.ts";

/** One page, always: what a minister or a mayor reads on the way in. */
export function StatusSheetView({ sheet, mapAddress }: { sheet: StatusSheet; mapAddress: string }) {
  const t = useText(sheetText);
  const format = useFormat();
  return (
    <article className="sheet" aria-labelledby="sheet-title">
      <header className="sheet-top">
        <b>MARS</b>
        {sheet.demonstration && <span className="sheet-mark">{sheet.demonstration}</span>}
        <span>{t("day", { date: format.date(sheet.day) })}</span>
      </header>
      <h2 id="sheet-title">{sheet.title}</h2>
      <p className="lead" {...markedWith(sheet.leadMarks)}>
        {sheet.lead}
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
        <div>
          <SheetRows table={sheet.missing} />
          <SheetRows table={sheet.changes} />
        </div>
        <section>
          <h3>{t("forecast")}</h3>
          {sheet.forecast.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <SheetRows table={sheet.who} />
      </div>
      <footer className="sheet-foot small">{sheet.source}</footer>
    </article>
  );
}

function SheetGoal({ goal }: { goal: StatusSheet["goals"][number] }) {
  const t = useText(sheetText);
  const { established, committed } = goal;
  return (
    <section>
      <h3>
        <EffectName effect={goal.effect} />
      </h3>
      <p className="small">{goal.aim}</p>
      <dl>
        <div {...markedWith(established.marks)}>
          <dt>{t("established")}</dt>
          <dd className="sheet-figure">{established.share}</dd>
          <dd>{established.amount}</dd>
        </div>
        <div {...markedWith(committed.marks)}>
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
    </section>
  );
}

function SheetRows({ table: { title, columns, rows, marks, note } }: { table: SheetTable }) {
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
            {rows.map(([name, ...cells], row) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => {
                  const mark = marks[row]?.[index];
                  return (
                    <td
                      key={columns[index + 1]}
                      className="numeric"
                      {...(mark && markedWith([mark]))}
                    >
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="small">{note}</p>}
    </section>
  );
}
