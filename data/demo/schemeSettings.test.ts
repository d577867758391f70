import { periodState } from "@mars/domain/schemes/periodState";
import { expect, test } from "vitest";
import { segesVat } from "../../apps/api/src/platform/reference/facts/organizations.ts";
import { schemes } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import { demoMayApply, demoSetting } from "./schemeSettings.ts";

const scheme = (name: string) => {
  const found = schemes.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

test.each(["2026-03-05T13:07:00Z", "2031-12-31T23:30:00Z"])(
  "periods follow the day of loading, %s",
  (at) => {
    const state = (name: string) =>
      periodState(demoSetting(scheme(name), new Date(at)).applicationPeriods, at).state;
    expect(state("Kvælstofvådområder")).toBe("current");
    expect(state("Skovrejsning")).toBe("open");
    expect(state("Minivådområder")).toBe("next_round");
    expect(state("Restaurering af ådale")).toBe("closed");
    expect(state("Lavbundsprojekt (VLP-KLA)")).toBe("current");
  },
);

test("one scheme is open to SEGES alone and one full scheme to everyone", () => {
  expect(demoMayApply(scheme("Lavbundsprojekt (VLP-KLA)"))).toEqual({
    privateUser: false,
    privateCompany: false,
    municipality: false,
    vats: [segesVat],
  });
  const everyone = scheme("Kvælstofvådområder");
  expect(everyone.flowType).toBe("full");
  expect(demoMayApply(everyone)).toMatchObject({
    privateUser: true,
    privateCompany: true,
    municipality: true,
  });
});

test("forms point to the stand-in, and every scheme with rounds has the forms its flow needs", () => {
  const now = new Date("2026-03-05T13:07:00Z");
  for (const one of schemes) {
    const { applicationPeriods, forms } = demoSetting(one, now);
    for (const address of Object.values(forms)) expect(address).toMatch(/^\/portal\/forms\//);
    if (applicationPeriods.length === 0) continue;
    expect(Boolean(forms.preliminaryExamination)).toBe(one.flowType !== "establishment");
    expect(Boolean(forms.payment)).toBe(one.flowType !== "preliminary_examination");
  }
});
