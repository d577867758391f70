export const areaFieldId = "project-area";
