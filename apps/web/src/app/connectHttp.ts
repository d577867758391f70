import { translator } from "@mars/wording/language/text";
import { httpEvents } from "../lib/http/httpEvents.ts";
import { problemSentence } from "../lib/http/problemSentence.ts";
import { currentLocale } from "../lib/language/locale.ts";
import { navigate } from "../lib/router/currentLocation.ts";
import { refusedPage } from "../lib/session/refusedPage.ts";
import { renewSession, signIn, startSession } from "../lib/session/signIn.ts";
import { sessionStore } from "../lib/storage/jsonStorage.ts";
import { storageKeys } from "../lib/storage/storageKeys.ts";
import { showToast } from "../lib/toasts/toasts.ts";
import { appText } from "./text.ts";

/** Longer than any honest round trip to the authority: a second 401 within it is a loop. */
const loopMs = 15_000;

/** Ties the HTTP client to the address, toasts and sign-in. */
export function connectHttp(): void {
  httpEvents.forbidden = () => {
    refusedPage.set(null);
    navigate("/access-denied");
  };
  httpEvents.failed = (problem) => showToast({ variant: "danger", body: problemSentence(problem) });
  httpEvents.ready = startSession;
  httpEvents.renew = renewSession;
  httpEvents.signInAgain = ({ isEnded }) => {
    const lastAttempt = sessionStore.read<number>(storageKeys.signInAgainAt) ?? 0;
    if (Date.now() - lastAttempt < loopMs) {
      showToast({
        variant: "warning",
        body: translator(appText, currentLocale())("session.expired"),
      });
      return;
    }
    sessionStore.write(storageKeys.signInAgainAt, Date.now());
    // What was typed lies in the draft keeper; the page finds it there on the way back.
    signIn(undefined, { asAnother: isEnded }).catch(() =>
      showToast({ variant: "danger", body: translator(appText, currentLocale())("signInFailed") }),
    );
  };
}
