import { cleanText } from "@mars/domain/fields/checkText";
import * as z from "zod/mini";

/** Every text that a caller sends is one of these two: cleaned by the one rule of the domain. */
export function line(maxLength: number, minLength = 0) {
  return z.string().check(
    z.overwrite((value) => cleanText(value, true)),
    ...(minLength > 0 ? [z.minLength(minLength)] : []),
    z.maxLength(maxLength),
  );
}

export function lines(maxLength: number) {
  return z.string().check(
    z.overwrite((value) => cleanText(value, false)),
    z.maxLength(maxLength),
  );
}
