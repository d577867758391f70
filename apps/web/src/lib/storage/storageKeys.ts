/** Every key the product keeps in the browser; the cookie declaration lists the same. */
export const storageKeys = {
  currentLanguage: "current-language",
  openSystemChoice: "open-system-choice",
  dismissedNotifications: "dismissed-notifications",
  consent: "consent",
  localId: "local-id",
  sessionId: "session-id",
  mapPreferences: "map-preferences",
  drawingGuides: "drawing-guides",
  /** The days the page of changes was last looked at. */
  changeVisits: "change-visits",
  screeningAnalysisResults: "screeningAnalysisResults",
  /** The area in work: by the tab, and by the browser for the next visit. */
  screeningArea: "screening-area",
  /** Areas someone named to compare them, and which of them came from this tab. */
  savedAreas: "screening-list",
  savedAreasOfTab: "screening-list-of-tab",
  draftPrefix: "draft:",
  /** Who signed in in this tab: name, initials and roles, so that a reload shows them immediately. */
  signedIn: "signed-in",
  /** For authorities that ask for it after a reload: whom they signed in in this tab. */
  idTokenHint: "id-token-hint",
  /** That someone has just logged out in this tab. */
  signedOut: "signed-out",
  signInAgainAt: "sign-in-again-at",
  /** How long the history was when the tab left for the authority. */
  signInDetour: "sign-in-detour",
  reloadedForVersionAt: "reloaded-for-version-at",
} as const;
