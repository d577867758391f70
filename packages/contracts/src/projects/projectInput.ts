import * as z from "zod/mini";
import { line, lines } from "../platform/text.ts";

/** Whole sentences are refused by the domain with its own codes; this only bounds the request. */
export const text = lines(20_000);
export const shortText = line(20_000);

export const geometrySource = z._default(z.enum(["drawn", "picked", "uploaded"]), "drawn");
