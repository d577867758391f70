import { useLocation } from "../../lib/router/currentLocation.ts";

/** What a form without scripts keeps of the address: everything but what it asks for itself. */
export function HiddenSearchInputs({ except }: { except?: string }) {
  const { search } = useLocation();
  return [...new URLSearchParams(search)].map(
    ([name, value]) =>
      name !== except && <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />,
  );
}
