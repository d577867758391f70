import { Spinner } from "../../ui/feedback/Spinner.tsx";
import "./pagePending.css";

/** Appears late by itself, so that a page that is almost there does not flash a spinner first. */
export function PagePending() {
  return (
    <div className="container page-pending">
      <Spinner />
    </div>
  );
}
