import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { areaText } from "@mars/wording/format/areaText";
import { shareText } from "@mars/wording/format/shareText";
import { useId, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { classes } from "../../../ui/classes.ts";
import { FindingBody } from "./FindingBody.tsx";
import { FindingOnMap } from "./FindingOnMap.tsx";
import { useResult } from "./ResultContext.ts";

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
