import * as z from "zod/mini";

/** Whole sentences are refused by the domain with its own codes; this only bounds the request. */
export const text = z.string().check(z.maxLength(20_000));

export const geometrySource = z._default(z.enum(["drawn", "picked", "uploaded"]), "drawn");
