import { CreateProjectDialog } from "../../features/projects/CreateProjectDialog.tsx";
import { addressOf } from "../../lib/router/address.ts";
import { navigate } from "../../lib/router/currentLocation.ts";

/** Creating a project from wherever one is leads to the project. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  return (
    <CreateProjectDialog
      onClose={onClose}
      onCreated={({ id }) => {
        onClose();
        // Back from the project leads to where one was, not to a page that only creates.
        const replace = window.location.pathname === addressOf({ to: "/projects/new" });
        navigate(addressOf({ to: "/projects/:id", params: { id } }), { replace });
      }}
    />
  );
}
