import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; onFailure: () => void };

/** A map that cannot be drawn (no canvas, a broken driver) must not take the journey with it. */
export class MapGuard extends Component<Props, { failures: number }> {
  override state = { failures: 0 };

  static getDerivedStateFromError(): { failures: number } {
    return { failures: 1 };
  }

  override componentDidCatch(error: Error): void {
    // Once without the map; a second failure is not the map's and belongs to the page's own guard.
    if (this.state.failures > 1) throw error;
    this.props.onFailure();
    this.setState({ failures: 0 });
  }

  override render(): ReactNode {
    return this.state.failures > 0 ? null : this.props.children;
  }
}
