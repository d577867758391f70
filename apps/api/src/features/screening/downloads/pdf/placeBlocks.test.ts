import { expect, test } from "vitest";
import { pdfText } from "./pdfText.ts";
import { placeBlocks } from "./screeningDocument.ts";

const parcel = (number: string, district: string, overlapHa: number, featureHa = 10) => ({
  id: `${number} ${district}`,
  overlapHa,
  featureHa,
  key: null,
  attributes: Object.entries({ matrikelnr: number, ejerlavsnavn: district }).map(
    ([name, value]) => ({ name, titleDa: name, titleEn: name, value }),
  ),
});

function parcelsSaid(parcels: ReturnType<typeof parcel>[], language: "da" | "en" = "da") {
  const text = pdfText[language];
  const blocks = placeBlocks({ stored: { findings: [] }, municipalities: [], parcels }, text);
  return blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []))[0]?.[1];
}

test("[S2] the document lists the parcels that were picked, not neighbours touched by a line", () => {
  const picked = [
    parcel("20d", "Løvel By, Løvel", 10),
    parcel("3", "Skals By, Skals", 4, 4),
    parcel("21a", "Løvel By, Løvel", 9.9),
  ];
  expect(parcelsSaid(picked)).toBe("Løvel By, Løvel: 20d, 21a; Skals By, Skals: 3");
  const touched = [...picked, parcel("9", "Løvel By, Løvel", 0.0005)];
  expect(parcelsSaid(touched)).toBe(
    "Løvel By, Løvel: 20d, 21a; Skals By, Skals: 3 (1 nabomatrikel, som området rører med under 100 m², er udeladt.)",
  );
  expect(parcelsSaid([...touched, parcel("8", "Løvel By, Løvel", 0.0002)], "en")).toMatch(
    /3 \(2 neighbouring parcels with overlaps of less than 100 m² each are left out\.\)$/,
  );
});

test("[S2] the document says whom to call, the municipality with most of the area first", () => {
  const contact = { phone: "87 87 87 87", email: "natur@viborg.example", url: null };
  const municipalities = [
    { municipality: "Viborg", ...contact },
    { municipality: "Skive", phone: null, email: null, url: null },
  ];
  const dossier = { stored: { findings: [] }, municipalities, parcels: [] };
  expect(placeBlocks(dossier, pdfText.da)).toMatchObject([
    {
      rows: [
        ["Kommune", "Viborg Kommune · 87 87 87 87 · natur@viborg.example"],
        ["Kommune", "Skive Kommune"],
      ],
    },
  ]);
});

test("[S2] a list too long for the page says how many more there are", () => {
  const many = Array.from({ length: 64 }, (_, index) => parcel(`${index + 1}`, "Skals By", 10));
  expect(parcelsSaid(many)).toMatch(/: 1, 2, .*, 60 og 4 mere$/);
});
