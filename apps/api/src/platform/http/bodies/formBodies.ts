import type { Contract } from "@mars/contracts/platform/contract";
import type { App } from "../App.ts";

const PLAIN_FORM = "application/x-www-form-urlencoded";

/** Files are read by their route; a plain form is checked like JSON. */
export function takesFile({ consumes }: Pick<Contract, "consumes">): boolean {
  return consumes !== undefined && consumes !== PLAIN_FORM;
}

/** Only where a standard asks for it: any site can make a browser send a form. */
export function acceptForms(scope: App): void {
  scope.addContentTypeParser<string>(PLAIN_FORM, { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });
}
