import { queryClient } from "../../../../lib/serverData/serverQuery.ts";

export const webhooksKey = ["webhooks"];

export const readWebhooksAgain = () => queryClient.invalidateQueries({ queryKey: webhooksKey });
