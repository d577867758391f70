import type { PaymentPart } from "@mars/domain/schemes/schemePayment";
import { expect, test } from "vitest";
import { locales } from "../language/languages.ts";
import { paymentLines } from "./paymentWords.ts";

const part = (use: PaymentPart["use"], ha: number, krPerHa: number): PaymentPart => ({
  use,
  land: "good",
  ha,
  fromKrPerHa: krPerHa,
  toKrPerHa: krPerHa,
});

test("[S3] hectares and amounts of the arithmetic add up to what stands above it", () => {
  const parts = [part("rotation", 5.247, 82_500), part("grass", 3.434, 35_500)];
  const sum = 5.247 * 82_500 + 3.434 * 35_500;
  expect(paymentLines({ parts, fromKr: sum, toKr: sum }, locales.da)).toEqual([
    { use: "i omdrift", area: "5,25\u00a0ha", rate: "82.500\u00a0kr.", amount: "433.000\u00a0kr." },
    {
      use: "varigt græs",
      area: "3,43\u00a0ha",
      rate: "35.500\u00a0kr.",
      amount: "122.000\u00a0kr.",
    },
  ]);
});
