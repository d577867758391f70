import { recordOf } from "@mars/domain/fields/recordOf";
import { LANGUAGES } from "@mars/domain/languages";
import * as z from "zod/mini";

/** The language a document or a table is asked for in. */
export const language = z._default(z.enum(LANGUAGES), LANGUAGES[0]);

/** A text in every language. */
export const worded = z.object(recordOf(LANGUAGES, () => z.string()));
