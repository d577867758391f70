import type { MunicipalityContact } from "@mars/contracts/datasets/masterData";
import { useText } from "../../../lib/language/text.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { screeningText } from "../text.ts";

/** The municipality's telephone, e-mail and self-service, where an operator has set them. */
export function Contact({ municipality }: { municipality: string | null }) {
  const t = useText(screeningText);
  const master = useRead<{ municipalityContacts?: MunicipalityContact[] }>("/master-data");
  const contact = master.data?.municipalityContacts?.find(
    (one) => one.municipality === municipality,
  );
  if (!contact) return null;
  const { phone, email, url } = contact;
  return (
    <span className="contact">
      {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {url && <a href={url}>{t("next.selfService")}</a>}
    </span>
  );
}
