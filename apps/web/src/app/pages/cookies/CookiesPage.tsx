import { ConsentFacts } from "../../../features/consent/ConsentFacts.tsx";
import { CookieTables } from "../../../features/consent/CookieTables.tsx";
import { consentText } from "../../../features/consent/text.ts";
import { useCookieScan } from "../../../features/consent/useCookieScan.ts";
import { useText } from "../../../lib/language/text.ts";

/** H11: header, overview, settings, info. */
export function CookiesPage() {
  const t = useText(consentText);
  const scan = useCookieScan();
  return (
    <div className="container">
      <div className="page-head">
        <div className="page-head-text">
          <h1>{t("page.title")}</h1>
          <p className="lead">{t("page.lead")}</p>
        </div>
      </div>
      <section className="section section-grid" aria-labelledby="cookies-overview">
        <div className="section-head">
          <h2 id="cookies-overview">{t("overview.title")}</h2>
          <p>{t("overview.text")}</p>
        </div>
        <div className="section-body">
          <CookieTables {...scan} />
        </div>
      </section>
      <section className="section section-grid" aria-labelledby="cookies-settings">
        <div className="section-head">
          <h2 id="cookies-settings">{t("settings.title")}</h2>
          <p>{t("settings.text")}</p>
        </div>
        <div className="section-body">
          <ConsentFacts updatedAt={scan.updatedAt} scannedAt={scan.scan?.scannedAt ?? null} />
        </div>
      </section>
      <section className="section section-grid" aria-labelledby="cookies-info">
        <div className="section-head">
          <h2 id="cookies-info">{t("info.title")}</h2>
        </div>
        <div className="section-body prose">
          <p>{t("info.what")}</p>
          <p>{t("info.before")}</p>
          <p>{t("info.statistics")}</p>
          <p>{t("info.delete")}</p>
        </div>
      </section>
    </div>
  );
}
