import { type AppSettings, appSettings } from "@mars/contracts/platform/appSettings";
import { parse } from "zod/v4/core";
import type { Config } from "../../platform/config/readConfig.ts";

/** What the browser is told of the configuration; no secret is in it. */
export function appSettingsOf(config: Config, version: string): AppSettings {
  const { server, site, identity, map } = config;
  // The embedded portal has a page of its own for what is not configured.
  const standIn = (page: string) =>
    server.embeddedPortalUrl === null ? null : `/portal/pages/${page}`;
  // Where nobody named a portal and none is embedded, as in a container, its paths lead nowhere.
  const hasPortal = server.embeddedPortalUrl !== null || !site.portalApi.startsWith("/portal");
  const isServed = (address: string | null) => hasPortal || !address?.startsWith("/portal");
  const helpdeskUrl = site.helpdeskUrl ?? standIn("help");
  return parse(appSettings, {
    connection: {
      api: site.apiBase,
      dmpNotificationUrl: isServed(site.notificationUrl) ? site.notificationUrl : null,
      portalApi: site.portalApi,
    },
    application: {
      helpdeskUrl,
      webAccessibilityUrl: site.webAccessibilityUrl,
      applicationOpen: site.applicationOpen,
      demo: server.demo,
      importCommand: server.importCommand,
      version,
    },
    accessibility: {
      email: site.accessibilityEmail,
      phone: site.accessibilityPhone,
      status: site.accessibilityStatus,
      testedOn: site.accessibilityTestedOn,
      testedBy: site.accessibilityTestedBy,
      exceptions: site.accessibilityExceptions,
    },
    identity: {
      authority: identity.authority,
      clientId: identity.clientId,
      scope: identity.scope,
      resource: identity.resource,
      loginRedirectUrl: `${server.publicUrl}/oidc_callback`,
      logoutRedirectUrl: `${server.publicUrl}/`,
    },
    help: {
      helpdeskUrl,
      datasetMonitoring: site.datasetMonitoringUrl ?? standIn("datasets"),
      serviceStatus: site.serviceStatusUrl ?? standIn("operations"),
      termOfUse: site.termsUrl ?? standIn("terms"),
    },
    header: {
      appName: site.appName,
      appOrgName: site.organizationName,
      appDescription: site.aboutParagraphs,
      appDescriptionIsMarkdown: site.aboutMarkdown,
      appIcon: site.appIcon,
      hasSearchBar: site.searchBar,
      hasAuth: site.login,
      showRelatedSystems: site.relatedSystems && hasPortal,
      currentSystemId: site.currentSystemId,
      sticky: site.stickyHeader,
      multiLanguages: site.languages,
      help: site.help,
      aboutMenuText: site.aboutMenuText,
      portalUrl: site.portalUrl,
    },
    consent: {
      provider: site.cookiebotId === null ? "own" : "cookiebot",
      cookiebotId: site.cookiebotId,
      scanUrl: isServed(site.cookieScanUrl) ? site.cookieScanUrl : null,
    },
    map: {
      background: backgroundOf(map),
      moreBackgrounds: map.backgrounds.map((one) => ({ attribution: map.attribution, ...one })),
      search: searchOf(map),
    },
    limits: config.limits,
    nationalGoals: config.nationalGoals,
  });
}

function backgroundOf({ wmtsUrl, wmsUrl, layer, token, attribution }: Config["map"]) {
  if (wmtsUrl !== null) return { kind: "wmts" as const, url: wmtsUrl, layer, token, attribution };
  if (wmsUrl !== null) return { kind: "wms" as const, url: wmsUrl, layer, token, attribution };
  return null;
}

function searchOf({ gsearchUrl, gsearchToken }: Config["map"]) {
  return gsearchUrl === null ? null : { url: gsearchUrl, token: gsearchToken };
}
