import type { MeasureKey } from "../../../apps/api/src/platform/reference/facts/measures.ts";

/** Natural logarithm of the area in hectares: mean and spread. */
type LogArea = readonly [mean: number, deviation: number];

export const projectAreas = {
  lowland: [4.63, 1.22],
  nitrogenWetland: [3.85, 1.31],
  afforestation: [1.5, 0.82],
  miniWetland: [-0.79, 0.53],
  extensification: [4.29, 1.29],
  phosphorusAndValleys: [3.4, 1],
  other: [3.28, 1.2],
  preliminaryExaminationVlp: [4, 1],
} satisfies Partial<Record<MeasureKey, LogArea>>;

/** The measures that the demonstration shows; a new one need not be among them. */
export type DemoMeasure = keyof typeof projectAreas;

export const sketchAreas: Readonly<Record<DemoMeasure, LogArea>> = {
  lowland: [3.65, 1.6],
  nitrogenWetland: [2.39, 1.67],
  afforestation: [2.57, 1.73],
  miniWetland: [-0.65, 0.95],
  extensification: [2.31, 1.81],
  phosphorusAndValleys: [2.5, 1.3],
  other: [3.28, 2.26],
  preliminaryExaminationVlp: [3, 1.2],
};

export type Stage = "preliminary" | "establishment" | "established";
export type Choice = readonly [measure: DemoMeasure, scheme: string | null, weight: number];

/** Afforestation, mini-wetlands and extensification never stop at a preliminary examination. */
export const projectMix: Readonly<Record<Stage, readonly Choice[]>> = {
  preliminary: [
    ["nitrogenWetland", "Kvælstofvådområder", 196],
    ["lowland", "Lavbundsprojekter", 176],
    ["lowland", "SGAV Klima-Lavbund", 62],
    ["lowland", "NST Klima-Lavbund", 46],
    ["nitrogenWetland", "KLA-Kvælstofvådområder", 16],
    ["lowland", "KLA-Lavbund", 6],
    ["phosphorusAndValleys", "Fosforvådområder", 3],
    ["phosphorusAndValleys", "Restaurering af ådale", 2],
  ],
  establishment: [
    ["afforestation", "Skovrejsning", 252],
    ["afforestation", "Privat Skovrejsning", 112],
    ["miniWetland", "Minivådområder", 130],
    ["nitrogenWetland", "Kvælstofvådområder", 103],
    ["extensification", "Permanent ekstensivering", 77],
    ["lowland", "Lavbundsprojekter", 55],
    ["lowland", "NST Klima-Lavbund", 37],
    ["lowland", "SGAV Klima-Lavbund", 18],
    ["phosphorusAndValleys", "Fosforvådområder", 2],
    ["afforestation", "NST Skovrejsning", 6],
  ],
  established: [
    ["afforestation", "Privat Skovrejsning", 72],
    ["nitrogenWetland", "Kvælstofvådområder", 3],
    ["lowland", "Lavbundsprojekter", 2],
    ["lowland", "SGAV Klima-Lavbund", 2],
    ["lowland", "NST Klima-Lavbund", 1],
    ["other", "NST Øvrige statslige projekter", 1],
  ],
};

export const sketchMix: readonly Choice[] = [
  ["nitrogenWetland", "Kvælstofvådområder", 647],
  ["lowland", null, 441],
  ["lowland", "Lavbundsprojekter", 418],
  ["other", null, 320],
  ["nitrogenWetland", null, 213],
  ["afforestation", null, 208],
  ["afforestation", "Skovrejsning", 120],
  ["extensification", "Permanent ekstensivering", 114],
  ["miniWetland", "Minivådområder", 109],
  ["lowland", "SGAV Klima-Lavbund", 98],
  ["miniWetland", null, 87],
  ["other", "Øvrig udtagning", 80],
  ["extensification", null, 72],
  ["nitrogenWetland", "KLA-Kvælstofvådområder", 27],
  ["preliminaryExaminationVlp", null, 14],
  ["lowland", "KLA-Lavbund", 12],
  ["lowland", "NST Klima-Lavbund", 11],
  ["phosphorusAndValleys", "Fosforvådområder", 7],
  ["phosphorusAndValleys", "Restaurering af ådale", 3],
];
