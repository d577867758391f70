import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { useStore } from "../../../lib/createStore.ts";
import { useText } from "../../../lib/language/text.ts";
import { useResult } from "../findings/ResultContext.ts";
import { ShapeSwatch } from "../../../map/index.ts";
import { tintedFindings } from "./useFoundOnMap.ts";
import { styleOfStage, takenBy } from "./useProjectsOnMap.ts";
import { beforeCut } from "./beforeCut.ts";
import { screeningText } from "../text.ts";

/** What the colours and patterns in the area are. */
export function MapKey() {
  const t = useText(screeningText);
  const { openId, state, titleOf } = useResult();
  const before = useStore(beforeCut);
  const stages = [...new Set(takenBy(state.soFar.verdict?.neighbours).map((one) => one.stage))];
  const isCut = before?.cut != null && before.state.area !== state.area;
  const open: ScreeningFinding | undefined = state.soFar.findings.find(
    ({ datasetId }) => datasetId === openId,
  );
  return (
    <ul className="map-float screening-key">
      <li>
        <i className="screening-key-mine" />
        {t("key.mine")}
      </li>
      {tintedFindings(state.soFar.findings).map(({ finding, style }) => (
        <li key={finding.datasetId}>
          <ShapeSwatch shapeStyle={style} />
          {titleOf(finding.datasetId)}
        </li>
      ))}
      {stages.map((stage) => (
        <li key={stage}>
          <ShapeSwatch shapeStyle={styleOfStage(stage)} />
          {t("key.taken", { stage: t(`stageOne.${stage}` as "stageOne.established") })}
        </li>
      ))}
      {isCut && (
        <li>
          <i className="screening-key-cut" />
          {t("key.cut")}
        </li>
      )}
      {open && (
        <li className="screening-key-picked">
          <i />
          {t("finding.inArea", { title: titleOf(open.datasetId) })}
        </li>
      )}
    </ul>
  );
}
