import { useEffect, useRef } from "react";
import { dismissToast, type Toast, showToast, useToasts } from "../../../lib/toasts/toasts.ts";

type Offer = Omit<Toast, "id"> & Required<Pick<Toast, "action">>;

/** Shows what can be undone here, and takes the offer away with the page that can do it. */
export function useOwnToast(): (offer: Offer) => void {
  const toasts = useToasts();
  const shown = useRef(toasts);
  const own = useRef(new Set<Toast["action"]>());
  useEffect(() => {
    shown.current = toasts;
  }, [toasts]);
  useEffect(() => {
    const offered = own.current;
    return () => {
      for (const { id, action } of shown.current) if (offered.has(action)) dismissToast(id);
    };
  }, []);
  return (offer) => {
    own.current.add(offer.action);
    showToast(offer);
  };
}
