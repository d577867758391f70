/** What a search for the smallest set shall keep. */
export type Pins = { has: (id: string) => boolean; toggle: (id: string) => void };
