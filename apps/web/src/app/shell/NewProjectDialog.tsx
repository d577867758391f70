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
        navigate(addressOf({ to: "/projects/:id", params: { id } }));
      }}
    />
  );
}
