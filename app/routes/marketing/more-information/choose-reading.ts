import { partnersFirst, type Site } from "#contracts/site.ts";

type Reading = NonNullable<Site["moreInformation"]>;
export type Chosen = {
  shown: Reading;
  /** Where this reading is, and the other one. */
  path: string;
  other: string;
  /** Whether the page has another address, which should be used. */
  moved: boolean;
};

const at = "/more-information";
const opposite = { product: "partners", partners: "product" } as const;

/** Which reading stands at `/more-information`, or at `/more-information/:asked`; null where there is none. `first` is null at build. */
export function chooseReading(asked: string | undefined, first: Site["moreInformation"]): Chosen | null {
  if (first === null && asked === partnersFirst) return chooseReading(undefined, "partners");
  if (asked === undefined) {
    const shown = first ?? "product";
    return { shown, path: at, other: `${at}/${opposite[shown]}`, moved: false };
  }
  if (asked !== "product" && asked !== "partners") return null;
  return { shown: asked, path: `${at}/${asked}`, other: at, moved: asked === first };
}
