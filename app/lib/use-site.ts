import { useRouteLoaderData } from "react-router";
import type { PriceWords, Site } from "#contracts/site.ts";

type Shown = PriceWords &
  Pick<Site, "origin" | "landing" | "home" | "dispatch" | "batch" | "consentOnLocalHosts" | "analytics" | "gate" | "stage" | "closed"> & {
    /** In which the page was made. */
    year: number;
  };

/** What every page may know of the settings. */
export const useSite = (): Shown =>
  (useRouteLoaderData("root") as Shown | undefined) ?? {
    origin: "",
    landing: "/",
    home: "/",
    dispatch: "",
    batch: "",
    price: "",
    exactPrice: "",
    vat: "",
    unitPrice: "",
    amount: "",
    consentOnLocalHosts: "normal",
    analytics: "local",
    gate: "",
    stage: "live",
    closed: "",
    year: new Date().getFullYear(),
  };
