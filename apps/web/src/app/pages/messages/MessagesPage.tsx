import { AllMessages } from "../../../features/notifications/AllMessages.tsx";

export function MessagesPage() {
  return <AllMessages />;
}
