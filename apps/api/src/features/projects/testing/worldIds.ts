const id = (n: number) => `10000000-0000-4000-8000-0000000000${String(n).padStart(2, "0")}`;

export const measureIds = { lowland: id(1), forest: id(2) };

export const schemeIds = {
  full: id(11),
  establishment: id(12),
  examination: id(13),
  closed: id(14),
  seges: id(15),
  withoutForm: id(16),
};

export const typeIds = {
  untouched: id(21),
  stream: id(22),
  eligible: id(23),
  /** The fixed type of the domain: only where untouched forest is drawn. */
  eligibleUntouched: "e7efc037-cda0-4262-9c95-39dd234b77ef",
};

export const datasetIds = {
  carbon: "urn:dmp:ds:kulstof-2022-lavbundskort",
  retention: "urn:dmp:ds:kvaelstofretention",
  fields: "urn:dmp:ds:marker-2025",
  nature: "urn:dmp:ds:beskyttede-naturtyper",
};

export const municipalityVat = "DK29189846";
