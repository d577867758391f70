import { AllMessages } from "../../../features/notifications/messages/AllMessages.tsx";

export function MessagesPage() {
  return <AllMessages />;
}
