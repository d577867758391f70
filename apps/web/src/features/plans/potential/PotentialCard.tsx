import "./potential.css";
import type { PlanPotential } from "@mars/contracts/plans/planPotential";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { useEffect, useRef } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { useMasterData, usePotential } from "../planQueries.ts";
import { potentialText } from "../text/potentialText.ts";
import { HeatKey } from "./HeatKey.tsx";

type Props = { plan: Plan; opId: string; onDraw: () => void; onClose: () => void };

/** What is left to draw in a sub-catchment, by measure; the map shows where. */
export function PotentialCard({ plan, opId, onDraw, onClose }: Props) {
  const t = useText(potentialText);
  const potential = usePotential(plan.id, opId);
  const card = useRef<HTMLElement>(null);
  // It opens below what was pressed, where the panel may end; and grows when the answer comes.
  useEffect(() => {
    card.current?.scrollIntoView?.({ block: "nearest" });
    // Another place and the answer are what it is brought into view for.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [opId, potential.isPending]);
  return (
    <section className="plan-places" aria-label={t("title")} ref={card}>
      <h3>{t("title")}</h3>
      {potential.isPending && (
        <Skeleton label={t("loading")}>
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      {potential.isError && (
        <ErrorState title={t("failed")} onRetry={() => void potential.refetch()} />
      )}
      {potential.data && <Measures potential={potential.data} />}
      <p className="plan-actions">
        {plan.rights.createSketch && (
          <Button size="small" icon="edit" onClick={onDraw}>
            {t("draw")}
          </Button>
        )}
        <Button variant="text" size="small" onClick={onClose}>
          {t("hide")}
        </Button>
      </p>
    </section>
  );
}

function Measures({ potential }: { potential: PlanPotential }) {
  const t = useText(potentialText);
  const f = useFormat();
  const measures = useMasterData().data?.mitigationMeasures ?? [];
  const nameOf = useFactName();
  if (potential.byMeasure.length === 0) return <p>{t("none")}</p>;
  return (
    <>
      <Table
        caption={t("caption")}
        isCaptionHidden
        narrow="scroll"
        rows={potential.byMeasure}
        rowKey={({ measureId }) => measureId}
        columns={[
          {
            key: "measure",
            title: t("measure"),
            cell: ({ measureId, ground }) => {
              const measure = measures.find(({ id }) => id === measureId);
              return measure ? nameOf(measure.name) : t(`ground.${ground}`);
            },
          },
          {
            key: "area",
            title: t("area"),
            isNumeric: true,
            cell: ({ areaHa }) => f.integer(Math.round(areaHa)),
          },
          {
            key: "tons",
            title: t("tons"),
            isNumeric: true,
            cell: ({ nitrogenT }) => f.amount(nitrogenT),
          },
          {
            key: "extraction",
            title: t("extraction"),
            isNumeric: true,
            cell: ({ extractionHa }) => f.integer(Math.round(extractionHa)),
          },
        ]}
      />
      <p className="plan-quiet">{t("share")}</p>
      <HeatKey />
      <Disclosure summary={t("how")}>
        <p>
          {t("howText", {
            cell: f.integer(potential.cellM),
            taken: f.hectares(potential.takenHa),
            nature: f.hectares(potential.protectedHa),
          })}
        </p>
      </Disclosure>
    </>
  );
}
