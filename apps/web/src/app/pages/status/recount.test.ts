import { expect, test } from "vitest";

type Row = Record<string, string>;
const address = "../../../../public/regn-efter.js";
const { readCsv, recompute } = (await import(/* @vite-ignore */ address)) as {
  readCsv: (text: string) => Row[];
  recompute: (projects: Row[], goals: Row[]) => { counts: object; efforts: object[] };
};

const projects = [
  "\uFEFFProjekt;Stadie;Kvælstof (t)",
  '"Eng; syd ""A""";Anlagt;1,5',
  "Mose;Etableringstilsagn;10",
  "Kær;Forundersøgelsestilsagn;8,25",
  "Hede;Etableringstilsagn;",
  "",
].join("\r\n");
const goals = "\uFEFFIndsats;Mål\r\nKvælstof (t);100\r\n";

test("[T1] a published file is read with its quotes and decimal commas", () => {
  expect(readCsv(projects)[0]).toEqual({
    Projekt: 'Eng; syd "A"',
    Stadie: "Anlagt",
    "Kvælstof (t)": "1,5",
  });
});

test("[T1] the national figures follow from the rows: sums by stage, and a fifth falls away", () => {
  const { counts, efforts } = recompute(readCsv(projects), readCsv(goals));
  expect(counts).toEqual({ total: 4, established: 1 });
  expect(efforts).toEqual([
    {
      name: "Kvælstof (t)",
      goal: 100,
      established: 1.5,
      establishment: 10,
      preliminary: 8.25,
      committed: 19.75,
      dropout: 2,
      afterDropout: 17.75,
    },
  ]);
});
