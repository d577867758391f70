import { describe, expect, test } from "vitest";
import { landRows } from "./landRows.ts";

const row = {
  municipality_code: "0791",
  quarter: "2026-04-01",
  project_land_ha: 1234.5,
  compensation_land_ha: 20,
  binding_agreements_ha: 0,
  bought_ha: 3.25,
  sold_ha: 0,
  vkp_ha: 0,
  klp_ha: 0,
};

describe("holdings are read as our own files write them, and as others do", () => {
  test.each([
    [
      "our CSV",
      "\uFEFFKommunekode;Kommune;År;Kvartal;Projektjord (ha);Puljejord (ha);Bindende aftaler (ha);Købt (ha);Solgt (ha);VKP (ha);KLP (ha)\r\n0791;Viborg;2026;2;1234,5;20;0;3,25;0;0;0\r\n",
    ],
    [
      "thousands with dots",
      'Kommunekode;År;Kvartal;Projektjord;Puljejord;Købt\n791;2026;K2;"1.234,5";20;3,25\n',
    ],
    [
      "commas",
      "municipalityCode,year,quarter,projectLandHa,compensationLandHa,boughtHa\n0791,2026,2,1234.5,20,3.25",
    ],
    [
      "our JSON",
      JSON.stringify([
        {
          municipalityCode: "0791",
          year: 2026,
          quarter: 2,
          projectLandHa: 1234.5,
          compensationLandHa: 20,
          boughtHa: 3.25,
          soldHa: null,
        },
      ]),
    ],
  ])("%s", (_name, text) => {
    expect(landRows(text)).toEqual([row]);
  });
});

describe("what is wrong is named with its place", () => {
  test.each([
    [
      "Kommune;År;Kvartal\nViborg;2026;2",
      "no column municipalitycode or kommunekode; it has Kommune, År, Kvartal",
    ],
    ["Kommunekode;År;Kvartal\n0791;2026;2", "no column projectlandha"],
    ["Kommunekode;År;Kvartal;Købt\n0791;2026;5;1", "row 1: there is no quarter 5 of 2026"],
    [
      "Kommunekode;År;Kvartal;Købt\n0791;2026;1;mange",
      "row 1, Købt: mange is no number of hectares",
    ],
    ["Kommunekode;År;Kvartal;Købt\n0791;2026;1;-4", "-4 is no number of hectares"],
    ["Kommunekode;År;Kvartal;Købt\n0791;2026;1;1\n0791;2026;1;2", "0791 stands twice"],
    ["Kommunekode;År;Kvartal;Købt\n", "not one holding"],
    ["[1]", "not a list of holdings"],
    ['[{"a":', "cut off"],
  ])("%j", (text, says) => {
    expect(() => landRows(text)).toThrow(says);
  });
});
