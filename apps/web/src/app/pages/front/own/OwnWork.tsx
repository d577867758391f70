import "./own.css";
import { useVisitor } from "../../../../lib/session/sessionState.ts";
import { OwnMessages } from "./OwnMessages.tsx";
import { OwnQueue } from "./OwnQueue.tsx";
import { OwnWaiting } from "./OwnWaiting.tsx";

/** What waits for the person who is signed in: a caseworker's queue, or drafts and cases; messages. */
export function OwnWork() {
  const { person } = useVisitor();
  const isCaseworker = person?.roles.includes("caseworkerAdmin") ?? false;
  return (
    <div className="own">
      {isCaseworker ? <OwnQueue /> : <OwnWaiting />}
      <OwnMessages />
    </div>
  );
}
