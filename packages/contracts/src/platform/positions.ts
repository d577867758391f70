import * as z from "zod/mini";

/** Longer positions (height, measure) are accepted; what follows the second number is dropped. */
const anyPosition = z.array(z.number()).check(z.minLength(2), z.maxLength(4));
const anyRings = z.array(z.array(anyPosition));
const manyRings = z.array(anyRings);

const numbers = { type: "array", items: { type: "number" }, minItems: 2, maxItems: 4 };
const listOf = (items: object) => ({ type: "array", items });

/** Rings of a polygon, and of several: GeoJSON's coordinates. */
export const polygonCoordinates = quickly(
  anyRings,
  (given) => isListOf(given, isRing),
  listOf(listOf(numbers)),
);
export const multiPolygonCoordinates = quickly(
  manyRings,
  (given) => isListOf(given, (rings) => isListOf(rings, isRing)),
  listOf(listOf(listOf(numbers))),
);

/**
 * The same answers as the schema itself. Of ten thousand corners a schema makes an object for each
 * number it looks at; one that is found right by a look is taken as it is.
 */
function quickly<T>(
  schema: z.ZodMiniType<T>,
  isRight: (given: unknown) => boolean,
  jsonSchema: Record<string, unknown>,
): z.ZodMiniType<T> {
  const quick = z.unknown().check(
    z.check((payload) => {
      if (isRight(payload.value)) return;
      const { error } = z.safeParse(schema, payload.value);
      for (const issue of error?.issues ?? [])
        payload.issues.push({ ...issue, input: payload.value } as (typeof payload.issues)[number]);
    }),
  );
  z.globalRegistry.add(quick, jsonSchema);
  return quick as unknown as z.ZodMiniType<T>;
}

function isListOf(given: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(given) && given.every(isItem);
}

function isRing(given: unknown): boolean {
  if (!Array.isArray(given)) return false;
  for (let i = 0; i < given.length; i++) {
    const position: unknown = given[i];
    if (!Array.isArray(position) || position.length < 2 || position.length > 4) return false;
    for (let place = 0; place < position.length; place++)
      if (!Number.isFinite(position[place])) return false;
  }
  return true;
}
