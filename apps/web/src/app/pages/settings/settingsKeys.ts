export const messageSettingsKey = ["message-settings"];
export const digestsKey = ["digests"];
