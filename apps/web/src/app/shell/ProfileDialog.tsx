import "./profile.css";
import type { Profile } from "@mars/contracts/people/users";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { appText } from "../text.ts";
import { profileText } from "./profileText.ts";

/** H8: 37.5rem at a 16 px root, which is 600 px. */
export function ProfileDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useText(profileText);
  const shell = useText(appText);
  const rows = [
    { label: t("name"), value: profile.fullName || t("nameMissing") },
    { label: t("email"), value: profile.email },
    { label: t("vat"), value: profile.vat },
    { label: t("organization"), value: profile.organizationName },
  ];
  return (
    <Dialog
      width="medium"
      title={shell("user.profile")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{shell("close")}</Button>}
    >
      <p className="initials" aria-hidden="true">
        {profile.initials}
      </p>
      <dl className="facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
        <div>
          <dt>{t("roles")}</dt>
          <dd>
            {profile.roles.length === 0 ? (
              "–"
            ) : (
              <ul>
                {profile.roles.map((role) => (
                  <li key={role}>{t(`role.${role}`)}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
