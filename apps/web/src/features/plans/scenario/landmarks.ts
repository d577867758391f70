/** Where the keyboard jumps between the two ends of the workspace, with the list and the map between. */
export const panelId = "plan-panel";
export const scenarioId = "plan-scenario";
