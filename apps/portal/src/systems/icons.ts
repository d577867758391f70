function icon(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0e4743" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}

/** Own drawings, one per system of the family. */
export const icons = {
  field: icon('<path d="M3 17 12 21l9-4"/><path d="M3 12l9 4 9-4"/><path d="M12 3 3 7l9 4 9-4z"/>'),
  map: icon('<path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z"/><path d="M9 4v14M15 6v14"/>'),
  leaf: icon('<path d="M5 19C4 10 10 4 20 4c0 10-6 16-15 15z"/><path d="M5 19c3-5 6-8 10-10"/>'),
  water: icon('<path d="M12 3s6 7 6 11a6 6 0 0 1-12 0c0-4 6-11 6-11z"/>'),
  download: icon('<path d="M12 4v11M7 11l5 5 5-5"/><path d="M4 20h16"/>'),
  cloud: icon(
    '<path d="M7 15a4 4 0 1 1 1-8 5 5 0 0 1 9 2 3 3 0 0 1 0 6z"/><path d="M8 18v2M12 18v3M16 18v2"/>',
  ),
  plan: icon('<rect x="4" y="4" width="16" height="16"/><path d="M4 10h8v10M12 14h8"/>'),
  flask: icon(
    '<path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3"/><path d="M8 15h8"/>',
  ),
  mound: icon('<path d="M3 19h18"/><path d="M5 19c1-6 4-9 7-9s6 3 7 9"/><path d="M10 19v-3h4v3"/>'),
} as const;

/** For systems that come without one of their own. */
export const plainIcon = icon('<circle cx="12" cy="12" r="8"/>');
