const CHANNEL = "mars-session";
type Message = "signed-out";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

/** Signing out in one tab signs out all of this browser's. */
export function broadcastToTabs(message: Message): void {
  channel?.postMessage(message);
}

export function onTabMessage(message: Message, listener: () => void): void {
  channel?.addEventListener("message", ({ data }) => {
    if (data === message) listener();
  });
}
