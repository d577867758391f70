import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { useText } from "../../../lib/language/text.ts";
import { GuideLayers, type MapModel } from "../../../map/index.ts";
import { sketchText } from "../text/sketchText.ts";

export type Guides = { needAsFill: boolean; withOthers: boolean };

/** What says where a project helps, and where it cannot be. */
const guideLayers = [
  datasetIds.nitrogenRetention,
  datasetIds.wetlandPotential,
  datasetIds.carbonRichSoil,
  datasetIds.protectedNature,
];

type Props = { model: MapModel; guides: Guides; onChange: (guides: Guides) => void };

export function DrawingGuides({ model, guides, onChange }: Props) {
  const t = useText(sketchText);
  return (
    <GuideLayers
      model={model}
      layers={guideLayers}
      own={[
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
