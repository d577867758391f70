type Flags = { preferences?: boolean; statistics?: boolean; marketing?: boolean };

/**
 * Behaves as the provider's documented script does once it has loaded: `necessary` is true from
 * the start, the stamp is '0' until someone answers, a kept answer is told of on each page load
 * without a dialog, and `renew` forgets the answer and shows the dialog.
 */
export function fakeCookiebot(kept?: Flags) {
  const tell = (name: string) => window.dispatchEvent(new Event(name));
  const consent = {
    necessary: true,
    preferences: false,
    statistics: false,
    marketing: false,
    stamp: "0",
  };
  const cookiebot = {
    consent,
    consentUTC: null as Date | null,
    isDialogShown: false,
    renew() {
      answer({}, "0");
      cookiebot.consentUTC = null;
      showDialog();
    },
    /** Someone presses a button in its dialog. */
    submit(flags: Flags) {
      cookiebot.isDialogShown = false;
      answer(flags, `${crypto.randomUUID()}==`);
      tellOfAnswer();
    },
  };
  function answer(
    { preferences = false, statistics = false, marketing = false }: Flags,
    stamp: string,
  ) {
    Object.assign(consent, { preferences, statistics, marketing, stamp });
    cookiebot.consentUTC = new Date();
  }
  function tellOfAnswer() {
    tell("CookiebotOnConsentReady");
    const isYes = consent.preferences || consent.statistics || consent.marketing;
    tell(isYes ? "CookiebotOnAccept" : "CookiebotOnDecline");
  }
  function showDialog() {
    cookiebot.isDialogShown = true;
    tell("CookiebotOnDialogInit");
    tell("CookiebotOnDialogDisplay");
  }
  window.Cookiebot = cookiebot;
  if (kept) answer(kept, "kept==");
  tell("CookiebotOnLoad");
  if (kept) tellOfAnswer();
  else showDialog();
  return cookiebot;
}
