import type { Random } from "../random.ts";
import type { DemoMeasure } from "./measureMix.ts";

const sentences: Readonly<Record<DemoMeasure, readonly string[]>> = {
  lowland: [
    "Dræn og grøfter lukkes, så den kulstofrige jord bliver våd året rundt.",
    "Lavbundsjorden tages ud af omdrift, og engen afgræsses ekstensivt bagefter.",
  ],
  nitrogenWetland: [
    "Vandløbet hæves og slynges, så vintervandet kan brede sig over engene.",
    "Drænvand ledes ud på engene, hvor kvælstoffet omsættes.",
  ],
  afforestation: [
    "Ny løvskov med brede skovbryn og lysninger.",
    "Skov på jord, der i dag dyrkes, med hjemmehørende træer.",
  ],
  miniWetland: ["Et bassin med lavt og dybt vand tager imod drænvandet fra markerne ovenfor."],
  extensification: ["Marken lægges om til varigt græs uden gødning og sprøjtemidler."],
  phosphorusAndValleys: ["Åen får lov at gå over sine bredder, så fosfor lægger sig i ådalen."],
  other: ["Jord tages ud af drift og overgår til natur."],
  preliminaryExaminationVlp: ["Forundersøgelse af, om engene langs åen kan blive våde igen."],
};

export const describe = (random: Random, measure: DemoMeasure) => random.pick(sentences[measure]);
