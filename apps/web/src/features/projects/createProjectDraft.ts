export const createProjectDraft = "create-project";
