import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { areaText } from "@mars/wording/format/areaText";
import { shareText } from "@mars/wording/format/shareText";
import { useId, useMemo, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { classes } from "../../../ui/classes.ts";
import { FindingBody } from "./FindingBody.tsx";
import { useResult } from "./ResultContext.ts";
import { shownAtFirst } from "./shownFeatures.ts";
import { useFeatureShapes } from "./useFeatureShapes.ts";
import { useOnMap } from "./useOnMap.ts";

/** Name, hectares, share and a bar of the area. Pointed at or opened, it lies magenta on the map. */
export function FindingRow({ finding }: { finding: ScreeningFinding }) {
  const f = useFormat();
  const id = useId();
  const { titleOf, openId, setOpenId } = useResult();
  const [isHovered, setHovered] = useState(false);
  const isOpen = openId === finding.datasetId;
  const { overlapHa, share, datasetKind } = finding;
  return (
    <div
      className={classes("finding", `finding-${datasetKind}`, isOpen && "finding-open")}
      data-dataset={finding.datasetId}
    >
      <h3>
        <button
          type="button"
          className="finding-row"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpenId(isOpen ? null : finding.datasetId)}
          onMouseEnter={() => setHovered(true)}
          onMouseLeave={() => setHovered(false)}
          onFocus={() => setHovered(true)}
          onBlur={() => setHovered(false)}
        >
          <span>{titleOf(finding.datasetId)}</span>
          <span className="finding-figure">{areaText(f, overlapHa)}</span>
          <span className="finding-share">{shareText(f, share)}</span>
          <span className="finding-chevron" aria-hidden="true" />
          <span className="finding-bar" aria-hidden="true">
            <i style={{ width: `${Math.min(100, share * 100)}%` }} />
          </span>
        </button>
      </h3>
      {isOpen && <FindingBody id={id} finding={finding} />}
      {isHovered && !isOpen && openId === null && <FindingOnMap finding={finding} />}
    </div>
  );
}

/** Points at a finding on the map for as long as it is rendered. */
function FindingOnMap({ finding }: { finding: ScreeningFinding }) {
  const { area } = useResult();
  const features = useMemo(() => finding.features.slice(0, shownAtFirst), [finding]);
  useOnMap(features, useFeatureShapes(finding, features, area), null);
  return null;
}
