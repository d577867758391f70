/** How a dataset of others came into the file, in the files' language. */
export const datasetMethodText =
  "Datasættet som ejeren udgiver det, hentet og gemt her uden ændringer af indholdet.";
