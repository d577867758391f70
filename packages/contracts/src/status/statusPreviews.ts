import { contract } from "../platform/contract.ts";
import { projectCall } from "./statusProject.ts";
import { sheetCall } from "./statusSheet.ts";

export const drawStatusPreview = contract({
  ...sheetCall,
  path: "/status/preview.png",
  summary: "A picture of how far the country or a unit is, for link previews (1200 by 630 pixels)",
  produces: "image/png",
});

export const drawStatusProjectPreview = contract({
  ...projectCall,
  path: "/status/projects/:id/preview.png",
  summary: "A picture of a public project, for link previews (1200 by 630 pixels)",
  produces: "image/png",
});
