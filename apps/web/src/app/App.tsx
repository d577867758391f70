import { unknownPage, type WebPage } from "@mars/contracts/pages/webRoutes";
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { ParamsContext } from "../lib/router/params.ts";
import { type Shown, usePage } from "../lib/router/usePage.ts";
import { PagePending } from "./pages/PagePending.tsx";
import { RouteFactsScope } from "./routes/RouteFacts.ts";
import { routes } from "./routes/routes.ts";
import { Shell } from "./shell/Shell.tsx";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../lib/language/locale.ts";
import { useText } from "../lib/language/text.ts";
import { usePageTitle } from "./shell/pageTitle.ts";
import { uiText } from "../ui/text.ts";
import { appText } from "./text.ts";
import { DeadEnd } from "../ui/feedback/DeadEnd.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../ui/feedback/StateBlock.tsx";

/** The frame around whatever page the address asks for. */
export function App({
  Rendered,
  onHydrated,
}: {
  Rendered?: ComponentType;
  onHydrated?: () => void;
}) {
  const shown = usePage(routes, Rendered);
  useEffect(() => {
    delete document.documentElement.dataset["waits"];
    onHydrated?.();
  }, [onHydrated]);
  return (
    <RouteFactsScope value={shown.match?.route.facts ?? unknownPage}>
      <Shell pathname={shown.state === "waiting" ? null : shown.pathname}>
        <ParamsContext value={shown.match?.params ?? noParams}>
          <PageBoundary key={shown.pathname} onRetry={shown.retry}>
            <PageContent shown={shown} onRetry={shown.retry} />
          </PageBoundary>
        </ParamsContext>
      </Shell>
    </RouteFactsScope>
  );
}

const noParams = {};

function PageContent({ shown, onRetry }: { shown: Shown<WebPage>; onRetry: () => void }) {
  if (shown.state === "page") return <shown.Page />;
  if (shown.state === "not-found") return <NotFoundPage />;
  if (shown.state === "failed") return <PageError onRetry={onRetry} />;
  return <PagePending />;
}

/** A bug in one page leaves header, menu and the way out standing. React asks for a class here. */
class PageBoundary extends Component<
  { children: ReactNode; onRetry: () => void },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.setState({ hasFailed: false });
      this.props.onRetry();
    };
    return <PageError onRetry={retry} />;
  }
}

function NotFoundPage() {
  const t = useText(appText);
  usePageTitle(unknownPage.title[languageOf(useLocale())]);
  return (
    <DeadEnd icon="search" title={t("notFound.title")}>
      <p className="lead">{t("notFound.text")}</p>
    </DeadEnd>
  );
}

/** A page that threw or could not be fetched: say so, offer another try. */
function PageError({ onRetry }: { onRetry: () => void }) {
  const t = useText(appText);
  const ui = useText(uiText);
  return (
    <div className="container">
      <ErrorState
        level={1}
        title={t("error.title")}
        action={
          <div className="row">
            <Button onClick={onRetry}>{t("retry")}</Button>
            <LinkButton variant="secondary" href="/">
              {ui("home")}
            </LinkButton>
          </div>
        }
      >
        <p>{t("error.text")}</p>
      </ErrorState>
    </div>
  );
}
