import { MyLand } from "../../../features/screening/myLand/MyLand.tsx";

export function MyLandPage() {
  return <MyLand />;
}
