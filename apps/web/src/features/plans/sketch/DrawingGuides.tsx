import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { useText } from "../../../lib/language/text.ts";
import { GuideLayers, type MapModel } from "../../../map/index.ts";
import { potentialText } from "../text/potentialText.ts";
import { sketchText } from "../text/sketchText.ts";
import type { Guides } from "./guides.ts";

const retention = datasetIds.nitrogenRetention;
/** What says where a project helps, and where it cannot be. */
const guideLayers = [
  retention,
  datasetIds.wetlandPotential,
  datasetIds.carbonRichSoil,
  datasetIds.protectedNature,
];

type Props = {
  model: MapModel;
  guides: Guides;
  /** Best places are on the map of one sub-catchment. */
  hasHeat: boolean;
  onChange: (guides: Guides) => void;
};

export function DrawingGuides({ model, guides, hasHeat, onChange }: Props) {
  const t = useText(sketchText);
  const places = useText(potentialText);
  // The best places are computed from retention, whose own fill would cover them; that it is off
  // next to them says nothing of what is wanted elsewhere.
  const isOwnWish = (id: string) => id !== retention || guides.off.includes(retention);
  return (
    <GuideLayers
      model={model}
      layers={guideLayers}
      off={hasHeat ? [...guides.off, retention] : guides.off}
      onOff={(off) => onChange({ ...guides, off: hasHeat ? off.filter(isOwnWish) : off })}
      own={[
        ...(hasHeat
          ? [
              {
                key: "heat",
                title: places("guide"),
                swatch: "linear-gradient(90deg, #dbe6ee, #9fbdd0, #5e8eac)",
                isOn: guides.withHeat,
                onChange: (withHeat: boolean) => onChange({ ...guides, withHeat }),
              },
            ]
          : []),
        {
          key: "others",
          title: t("guide.others"),
          swatch: "repeating-linear-gradient(45deg, #fff 0 3px, #4a4a4a 3px 4px)",
          isOn: guides.withOthers,
          onChange: (withOthers) => onChange({ ...guides, withOthers }),
        },
        {
          key: "need",
          title: t("guide.need"),
          swatch: "var(--need-3)",
          isOn: guides.needAsFill,
          onChange: (needAsFill) => onChange({ ...guides, needAsFill }),
        },
      ]}
    />
  );
}
