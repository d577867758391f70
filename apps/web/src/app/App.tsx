import { unknownPage, type WebPage } from "@mars/contracts/pages/webRoutes";
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { ParamsContext } from "../lib/router/params.ts";
import { type Shown, usePage } from "../lib/router/usePage.ts";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { PageError } from "./pages/PageError.tsx";
import { PagePending } from "./pages/PagePending.tsx";
import { RouteFactsScope } from "./routes/RouteFacts.ts";
import { routes } from "./routes/routes.ts";
import { Shell } from "./shell/Shell.tsx";

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
