import { type AppSettings, appSettings } from "@mars/contracts/platform/appSettings";
import { parse } from "zod/v4/core";
import type { Config } from "../../platform/config/readConfig.ts";

/** What the browser is told of the configuration; no secret is in it. */
export function appSettingsOf(config: Config, version: string): AppSettings {
  const { server, site, identity, map } = config;
  // The embedded portal has a page of its own for what is not configured.
  const standIn = (page: string) =>
    server.embeddedPortalUrl === null ? null : `/portal/pages/${page}`;
  // Where no one named a portal and none is embedded, as in a container, its paths lead nowhere.
  const hasPortal = server.embeddedPortalUrl !== null || !site.portalApi.startsWith("/portal");
  const isServed = (address: string | null) => hasPortal || !address?.startsWith("/portal");
  const [first, ...others] = map.backgrounds.map((one) => ({
    attribution: map.attribution,
    ...one,
  }));
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
      email: site.contactEmail,
      phone: site.contactPhone,
      testedOn: site.accessibilityTestedOn,
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
      appIcon: site.appIcon,
      hasSearchBar: site.header.includes("search"),
      hasAuth: site.header.includes("login"),
      showRelatedSystems: site.header.includes("related-systems") && hasPortal,
      currentSystemId: site.currentSystemId,
      sticky: site.header.includes("sticky"),
      multiLanguages: site.header.includes("languages"),
      help: site.header.includes("help"),
      portalUrl: site.portalUrl,
    },
    consent: {
      provider: site.cookiebotId === null ? "own" : "cookiebot",
      cookiebotId: site.cookiebotId,
      scanUrl: isServed(site.cookieScanUrl) ? site.cookieScanUrl : null,
    },
    map: {
      background: first ?? null,
      moreBackgrounds: others,
      search: searchOf(map),
    },
    limits: config.limits,
    nationalGoals: config.nationalGoals,
  });
}

function searchOf({ gsearchUrl, gsearchToken }: Config["map"]) {
  return gsearchUrl === null ? null : { url: gsearchUrl, token: gsearchToken };
}
