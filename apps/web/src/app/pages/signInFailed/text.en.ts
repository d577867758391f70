import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  title: "You are not logged in",
  "cancelled.text": "You cancelled, or the login service did not let you in. You can try again.",
  "refused.text":
    "The login service rejected your attempt. Try again. If it keeps happening, contact support and quote the code below.",
  "unreachable.text":
    "The login service is not responding. Try again in a moment. You can use the public pages without logging in.",
  "interrupted.text":
    "The login was not completed here, for example because the page was left open too long or because you were logging in on two tabs. Try again.",
  "clock.text":
    "Your login appears to have expired or not to have started yet. This happens when a clock is wrong. Check that the date and time on your computer are correct. If they are, the error is on our side. Contact support.",
  "wrong-audience.text":
    "Your login is for a system other than MARS. You cannot fix this yourself. Contact support and quote the code below.",
  "missing-claim.text":
    "The login service did not send the details MARS needs to know who you are. Contact your organisation's user administrator or support, and quote the code below.",
  "not-accepted.text":
    "MARS could not accept your login. Try again. If it keeps happening, contact support and quote the code below.",
  code: "Code for support: {code}",
  retry: "Try logging in again",
  home: "Go to the front page",
};
