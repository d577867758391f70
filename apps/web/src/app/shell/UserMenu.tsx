import { useLocation } from "../../lib/router/currentLocation.ts";
import { Link } from "../../lib/router/Link.tsx";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { useSession, useVisitor } from "../../lib/session/sessionState.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { appText } from "../text.ts";

const ProfileDialog = lazy(() =>
  import("./ProfileDialog.tsx").then((module) => ({ default: module.ProfileDialog })),
);
const ClaimsDialog = lazy(() =>
  import("./ClaimsDialog.tsx").then((module) => ({ default: module.ClaimsDialog })),
);

/** H2: signed in — profile, login details, cookies; signed out — cookies only. */
export function UserMenu() {
  const t = useText(appText);
  const { profile } = useSession();
  const { isSignedIn, person } = useVisitor();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ name: "profile" | "claims"; on: string } | null>(null);
  // A dialog belongs to the page it was opened on: a refused call may have led elsewhere.
  const dialog = opened?.on === pathname ? opened.name : null;
  const close = () => setOpened(null);
  const name = person?.fullName ?? "";
  // Speech control looks in a button's name for what is seen of it.
  const label = name && person?.initials ? `${name} (${person.initials})` : name;
  return (
    <>
      <Menu
        className="user-menu"
        label={label ? t("user.menuOf", { name: label }) : t("user.menu")}
        button={
          <>
            {person?.initials ? (
              <span className="user-initials">{person.initials}</span>
            ) : (
              <Icon name="user" />
            )}
            {name && <span className="user-name">{name}</span>}
            <Icon name="chevronDown" isSmall />
          </>
        }
      >
        {(closeMenu) => (
          <ul>
            {isSignedIn && (
              <>
                <li>
                  <button
                    type="button"
                    className="menu-item"
                    onClick={() => (closeMenu(), setOpened({ name: "profile", on: pathname }))}
                  >
                    {t("user.profile")}
                  </button>
                </li>
                <li>
                  <button
                    type="button"
                    className="menu-item"
                    onClick={() => (closeMenu(), setOpened({ name: "claims", on: pathname }))}
                  >
                    {t("user.claims")}
                  </button>
                </li>
              </>
            )}
            <li>
              <Link to="/cookies" className="menu-item" onClick={closeMenu}>
                {t("user.cookies")}
              </Link>
            </li>
          </ul>
        )}
      </Menu>
      <Suspense>
        {dialog === "profile" && profile && <ProfileDialog profile={profile} onClose={close} />}
        {dialog === "claims" && <ClaimsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
