import { useText } from "../../../lib/language/text.ts";
import { EffectSection } from "../effects/EffectSection.tsx";
import { DatasetList } from "../findings/DatasetList.tsx";
import { FindingList } from "../findings/FindingList.tsx";
import { NeighbourSection } from "../findings/NeighbourSection.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import { Receipt } from "../receipt/Receipt.tsx";
import { screeningText } from "../text.ts";
import { Fold } from "./Fold.tsx";

/** Potentials, facts, effects, neighbours and the receipt: everything that the answer rests on. */
export function MoreSection({ onRerun }: { onRerun: () => void }) {
  const t = useText(screeningText);
  const { state, titleOf } = useResult();
  const { soFar } = state;
  const titlesOf = (kind: "potential" | "background") => {
    const { found } = sortedFindings(soFar, kind);
    return { count: found.length, preview: found.map((one) => titleOf(one.datasetId)).join(", ") };
  };
  const neighbours = soFar.verdict?.neighbours;
  const isNear =
    neighbours !== undefined &&
    neighbours.items.length + neighbours.warnings.length > 0 &&
    neighbours.items.every(({ overlapHa }) => overlapHa <= 0);
  const { without, unloaded } = sortedFindings(soFar, "conflict");
  return (
    <section className="answer-section" aria-labelledby="answer-more">
      <div className="answer-section-head">
        <h2 id="answer-more">{t("more.title")}</h2>
      </div>
      <Fold title={t("section.potentials")} {...titlesOf("potential")}>
        <FindingList kind="potential" />
      </Fold>
      <Fold title={t("section.facts")} {...titlesOf("background")}>
        <FindingList kind="background" />
      </Fold>
      {isNear && (
        <Fold title={t("more.near")} count={neighbours.count}>
          <NeighbourSection neighbours={neighbours} />
        </Fold>
      )}
      <Fold title={t("effects.title")}>
        <EffectSection />
      </Fold>
      <Fold
        title={t("more.found")}
        preview={t("more.foundPreview", { count: soFar.findings.length })}
      >
        {without.length > 0 && (
          <DatasetList title={t("without", { count: without.length })} datasets={without} />
        )}
        {unloaded.length > 0 && (
          <DatasetList title={t("unloaded", { count: unloaded.length })} datasets={unloaded} />
        )}
        <Receipt onRerun={onRerun} />
      </Fold>
    </section>
  );
}
