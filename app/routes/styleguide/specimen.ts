import type { ReactNode } from "react";

export type State = {
  /** What is different here: "disabled", "on dark ground". */
  name: string;
  show: ReactNode;
  ground?: "white" | "dark";
  /** Every link, button and field in it is drawn as if pointed at, focused or pressed. */
  force?: "hover" | "focus-visible" | "active";
  /** Cannot be reached or pressed: a page's landmarks and headings would otherwise stand here twice. */
  still?: boolean;
  /** Fixed to the window elsewhere, to its stage here. */
  contained?: boolean;
};

/** One shared component as the style guide shows it. */
export type Specimen = {
  /** Its file, from app/. */
  file: string;
  /** One or two sentences on when to reach for it. */
  use: string;
  /** `row`: small, side by side. `column`: as wide as the column. `plate`: as wide as the page. */
  layout: "row" | "column" | "plate";
  states: readonly State[];
  /** Why there is nothing to look at. */
  unseen?: string;
  /** A second one on a page would get in its way: the file, from app/, that renders the one on this page. */
  standsIn?: string;
};

export type Specimens = Readonly<Record<string, Specimen>>;
