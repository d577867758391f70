/** What a refused OGC request is told. */
export const text = {
  unknown: (known: string) => `This parameter does not exist. The known ones are: ${known}.`,
  format: "Only json is written here, for example f=json.",
  once: "It may be given only once.",
  limit: "It must be a whole number above 0, for example 100.",
  crs: (known: string) =>
    `It must be one of the collection's coordinate systems, for example ${known}.`,
  bbox: "It must be four or six numbers separated by commas, for example 9.1,56.0,9.6,56.3.",
  southNorth: "The southern border must not lie north of the northern one.",
  westEast: "The western border must not lie east of the eastern one.",
};
