import { sortDanish } from "@mars/wording/format/collation";
import { useText } from "../../../lib/language/text.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { listText } from "./listText.ts";

type Client = { id: string; name: string; count: number };
type Props = { clients: readonly Client[]; value: string; onChange: (client: string) => void };

/** For those who act for others: all projects, one's own, or one client's. */
export function ClientFilter({ clients, value, onChange }: Props) {
  const t = useText(listText);
  return (
    <Select
      label={t("column.client")}
      value={value}
      options={[
        { value: "", label: t("allClients", { count: clients.length }) },
        { value: "self", label: t("ownClient") },
        ...sortDanish(clients, ({ name }) => name).map(({ id, name, count }) => ({
          value: id,
          label: `${name} (${count})`,
        })),
      ]}
      onChange={onChange}
    />
  );
}
