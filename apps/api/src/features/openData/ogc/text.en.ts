/** What a refused OGC request is told. */
export const text = {
  unknown: (known: string) => `This parameter does not exist. The known ones are: ${known}.`,
  format: "Only json and html are available, for example f=json.",
  once: "It may be given only once.",
  resultType: "It must be results or hits.",
  limit: "It must be a whole number above 0, for example 100.",
  offset: "It must be a whole number, for example 100.",
  crs: (known: string) =>
    `It must be one of the collection's coordinate systems, for example ${known}.`,
  bbox: "It must be four or six numbers separated by commas, for example 9.1,56.0,9.6,56.3.",
  datetime:
    "It must be a day, a time with a time zone, or two of them with / between and .. for an open end, for example 2025-01-01/..",
  filterLanguage: "It must be cql2-text or cql2-json.",
  value: "The property is a number, true or false, or a time: enter a value of that type.",
  filter: {
    unreadable: (at: number) => `The filter cannot be read at character ${at}.`,
    "too-long": "The filter is too long.",
    "too-deep": "The filter is nested too deeply.",
    "unknown-property":
      "The filter names a property that the collection does not have; see its queryables.",
    "unknown-operation": "The filter has an operation or function that is not known here.",
    "not-a-condition": "The filter must be a condition: something that is true or false.",
    "types-differ": "The filter compares values of different types.",
    geometry: "A geometry in the filter cannot be used.",
    time: "A day or time in the filter does not exist.",
    pattern: "A pattern after LIKE must be a text that does not end with a single backslash.",
    refused:
      "The database could not use the filter: a number is too large, or a geometry is not valid.",
  },
  southNorth: "The southern limit must not be north of the northern limit.",
  westEast: "The western limit must not be east of the eastern limit.",
};
