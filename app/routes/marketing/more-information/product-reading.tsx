import { href } from "react-router";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BackHome, Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { CosmeticNote, SheetLines } from "#app/ui/text.tsx";
import { sheetLines } from "#content/product.ts";
import { moreInformation } from "#content/site/more-information.ts";
import { buttons } from "#content/site/shared.ts";
import picture from "#imagery/drawn/page-more-information.svg?url";
import "./product-reading.css";

const { groups, unknown } = moreInformation;
const open = sheetLines.filter(({ sample }) => sample).map(({ label }) => label);

/** The product as a reference: short entries under four heads, and what is still open. */
export function ProductReading({ other }: { other: string }) {
  const site = useSite();
  return (
    <Page>
      <header className="wrap page-top two-lines split sheet-top items-center lg:grid-cols-[1.1fr_1fr]">
        <div>
          <BackHome />
          <Headline cold={moreInformation.cold} warm={moreInformation.warm} />
          <p className="lead soft">{moreInformation.lead}</p>
        </div>
        <img className="drawn" src={picture} alt={moreInformation.picture} width="960" height="720" fetchPriority="high" />
      </header>
      <div className="wrap split sheet">
        {groups(site).map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <SheetLines lines={entries} term="readout soft" />
          </section>
        ))}
      </div>
      <Band tone="warm" aria-labelledby="unknown-title">
        <div className="wrap split sheet-end gap-y-12">
          <div>
            <h2 id="unknown-title">{unknown.title}</h2>
            <p className="max-w-measure">{unknown.lead}</p>
            <ul className="sheet-open">
              {open.map((label) => (
                <li key={label}>{label}</li>
              ))}
              <li>
                {unknown.also}. <Link to={`${href("/scientific-development")}#claims`}>{unknown.alsoLink}</Link>
              </li>
            </ul>
          </div>
          <div className="grid content-start justify-items-start gap-4">
            <div className="grid gap-2">
              <ButtonLink to={href("/checkout")}>{buttons.orderByName}</ButtonLink>
              <ConversionNote amount={site.amount} />
            </div>
            <CosmeticNote />
            <p className="small">
              {moreInformation.other} <Link to={other}>{moreInformation.otherLink}</Link>
            </p>
          </div>
        </div>
      </Band>
    </Page>
  );
}
