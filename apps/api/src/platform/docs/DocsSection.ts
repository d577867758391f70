/** A chapter of the readable page, written by whoever knows. */
export type DocsSection = { id: string; title: string; html: string };

/** A command that works as it stands; a test runs every one of them. */
export type DocsExample = { title: string; command: string };
