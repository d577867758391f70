export type FormTab = { goTo: (address: string) => boolean; close: () => void };

/** A tab for the external form, asked for within the click; the form learns nothing of our window. */
export function openFormTab(): FormTab {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  return {
    goTo(address) {
      if (!tab || tab.closed) return false;
      tab.location.replace(new URL(address, window.location.origin).href);
      return true;
    },
    close: () => tab?.close(),
  };
}
