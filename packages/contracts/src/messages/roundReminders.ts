import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { screeningId } from "../screening/screeningReceipt.ts";

const tag = "Messages";
const ofScheme = z.object({ id: z.uuid() });

const roundReminder = z.object({
  schemeId: z.uuid(),
  schemeName: z.string(),
  /** When the next round opens; null while none is announced. */
  opensAt: z.nullable(z.string()),
});

export const listRoundReminders = contract({
  method: "GET",
  path: "/messages/rounds",
  tag,
  summary: "The schemes whose next round the caller is waiting for",
  access: "signedIn",
  response: z.array(roundReminder),
});

export const addRoundReminder = contract({
  method: "PUT",
  path: "/messages/rounds/:id",
  tag,
  summary: "Be told when the next round of a scheme opens",
  description:
    "Told once, as a message of the kind `deadline`; at once where a round is open. With `analysis` the message leads back to that result for as long as it is kept.",
  access: "signedIn",
  params: ofScheme,
  query: z.object({ analysis: z.optional(screeningId.shape.id) }),
});

export const removeRoundReminder = contract({
  method: "DELETE",
  path: "/messages/rounds/:id",
  tag,
  summary: "No longer be told when the next round of a scheme opens",
  access: "signedIn",
  params: ofScheme,
});
