/** Yes and no in files, whose words are Danish in every language. */
export const yesNoText = (value: boolean): string => (value ? "ja" : "nej");
