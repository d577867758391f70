import * as z from "zod/mini";

/** What the contracts of a report have in common. */
const tag = "Plans";

export const planParams = z.object({ id: z.uuid() });
export const sketchParams = z.object({ id: z.uuid(), sketchId: z.uuid() });

export const ids = z.array(z.uuid()).check(z.maxLength(5000));
export const confirmed = z.object({ confirmed: z.literal(true) });

export const read = {
  method: "GET",
  tag,
  access: "signedIn",
  roles: ["planReader", "planner"],
} as const;
export const write = { tag, access: "signedIn", roles: ["planner"] } as const;
