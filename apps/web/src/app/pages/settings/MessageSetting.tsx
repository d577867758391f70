import {
  type MessageSettings,
  readMessageSettings,
  saveMessageSettings,
} from "@mars/contracts/messages/messages";
import { LANGUAGES } from "@mars/domain/languages";
import { DELIVERIES, MESSAGE_KINDS } from "@mars/domain/messages/messageKinds";
import { languageNames } from "@mars/wording/language/languageNames";
import { messageKindText } from "@mars/wording/messages/messageText";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { messageSettingText } from "./messageSettingText.ts";
import { messageSettingsKey } from "./settingsKeys.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** What one also wants by e-mail; the bell shows everything. */
export function MessageSetting() {
  const t = useText(messageSettingText);
  const settings = useServerQuery({
    queryKey: messageSettingsKey,
    queryFn: ({ signal }) => call(readMessageSettings, { signal, quiet: true }),
  });
  return (
    <SettingsSection title={t("title")} text={t("text")}>
      {settings.isPending && <Spinner />}
      {settings.isError && (
        <ProblemAlert error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <>
          <p>
            {settings.data.email ? t("address", { email: settings.data.email }) : t("noAddress")}
          </p>
          <Choices key={JSON.stringify(settings.data)} saved={settings.data} />
        </>
      )}
    </SettingsSection>
  );
}

const languages = LANGUAGES.map((value) => ({ value, label: languageNames[value] }));

function Choices({ saved }: { saved: MessageSettings }) {
  const t = useText(messageSettingText);
  const kind = useText(messageKindText);
  const [{ deliveries, language }, setChosen] = useState(saved);
  const request = useRequest((body: MessageSettings, signal: AbortSignal) =>
    call(saveMessageSettings, { body, signal, quiet: true }),
  );
  const save = async () => {
    const answer = await request.run({ deliveries, language });
    if (!answer) return;
    queryClient.setQueryData(messageSettingsKey, answer);
    showToast({ variant: "success", body: t("saved") });
  };
  return (
    <>
      {MESSAGE_KINDS.map((one) =>
        one === "decision" ? (
          <p key={one}>
            <strong>{kind(one)}</strong>: {t("always")}
          </p>
        ) : (
          <Select
            key={one}
            label={kind(one)}
            value={deliveries[one]}
            options={DELIVERIES.map((value) => ({ value, label: t(value) }))}
            onChange={(value) =>
              setChosen({ language, deliveries: { ...deliveries, [one]: value } })
            }
          />
        ),
      )}
      <Select
        label={t("language")}
        value={language}
        options={languages}
        onChange={(value) => setChosen({ deliveries, language: value })}
      />
      {request.error && <ProblemAlert error={request.error} />}
      <Button isBusy={request.status === "RUNNING"} onClick={() => void save()}>
        {t("save")}
      </Button>
    </>
  );
}
