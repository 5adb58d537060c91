import { Component, type ReactNode } from "react";

/** A part that the page can do without: where it fails it is gone, and the page stays. React tells the console of the failure, once. */
export class OptionalPart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
