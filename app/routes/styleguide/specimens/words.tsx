import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { LegalBlocks, LegalText } from "#app/ui/legal-text.tsx";
import { Headline, PageHeader } from "#app/ui/page.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Checklist, ColdToWarm, CosmeticNote, Kept, Prose, Reasons, Sample, SheetLines, VisuallyHidden } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { terms } from "#content/legal/terms.ts";
import { formatMoney } from "#contracts/money.ts";

export const words: Specimens = {
  ColdToWarm: {
    file: "ui/text.tsx",
    use: "Every headline that turns from a problem to its answer. Three or four cold words, then the warm ones; read aloud it is one sentence.",
    layout: "column",
    states: [
      {
        name: "in a second heading",
        show: (
          <h4 className="text-h2">
            <ColdToWarm cold="Put it on early," warm="go out warm" />
          </h4>
        ),
      },
      {
        name: "cold alone, for what only informs",
        show: (
          <h4 className="text-h2">
            <ColdToWarm cold="Terms & Conditions" />
          </h4>
        ),
      },
      {
        name: "on dark",
        ground: "dark",
        show: (
          <h4 className="text-h2">
            <ColdToWarm cold="What Our" warm="Customers Say" />
          </h4>
        ),
      },
    ],
  },
  SheetLines: {
    file: "ui/text.tsx",
    use: "Lines of the product sheet (content/product.ts): a mark goes once somebody has confirmed its line.",
    layout: "column",
    states: [
      {
        name: "confirmed, and a sample",
        show: (
          <SheetLines
            term="font-bold"
            lines={[
              { label: "Tube", value: "Aluminium, with a screw cap" },
              { label: "Colour", value: "Off-white", sample: true },
            ]}
          />
        ),
      },
    ],
  },
  Headline: {
    file: "ui/page.tsx",
    use: "The h1 of a page whose top is its own; PageHeader has one already. Once on a page, and it takes the focus after navigation.",
    layout: "column",
    states: [{ name: "cold, then warm", still: true, show: <Headline cold="Cold hands?" warm="Warm ones." /> }],
  },
  PageHeader: {
    file: "ui/page.tsx",
    use: "Opens every page but home. Its h1 takes the focus after a change of page, and it leaves room for the bar.",
    layout: "column",
    states: [
      { name: "with a lead", still: true, show: <PageHeader cold="Find" warm="my order" lead="Your order's reference and email address are enough." /> },
      { name: "on dark", still: true, ground: "dark", show: <PageHeader cold="Join the" warm="Warmth List" lead="Hear from us first." /> },
    ],
  },
  Prose: {
    file: "ui/text.tsx",
    use: "Running text: at most 62 characters a line, with its own rhythm for headings, lists and tables.",
    layout: "column",
    states: [
      {
        name: "everything it may hold",
        show: (
          <Prose>
            <h2>A heading</h2>
            <p>
              {claims.cosmetic.words} It may hold <a href="#LegalBlocks">the way to a policy</a>, <strong>a strong word</strong> and a readout such as{" "}
              <span className="readout">3 h 15 min</span>.
            </p>
            <h3>A smaller heading</h3>
            <ul>
              <li>{claims.nonGreasy.words}</li>
              <li>{claims.underGloves.words}</li>
            </ul>
            <ol>
              <li>Apply</li>
              <li>Go out</li>
            </ol>
          </Prose>
        ),
      },
    ],
  },
  Checklist: {
    file: "ui/text.tsx",
    use: "Short ticked lines of one kind. Not for steps, and not for what we cannot promise.",
    layout: "row",
    states: [
      { name: "on light", show: <Checklist lines={[claims.nonGreasy.words, claims.underGloves.words, claims.waterproof.words]} /> },
      { name: "on dark", ground: "dark", show: <Checklist lines={[claims.nonGreasy.words, claims.underGloves.words, claims.waterproof.words]} /> },
    ],
  },
  Reasons: {
    file: "ui/text.tsx",
    use: "Ticked points that need a sentence each, beside the one thing that a page asks for.",
    layout: "row",
    states: [{ name: "on light", show: <Reasons list={[["One point", "And the sentence that goes with it."]]} /> }],
  },
  PriceLines: {
    file: "ui/price-lines.tsx",
    use: "What is paid and for what, the total last and under a rule. Basket, order and receipt show the same.",
    layout: "column",
    states: [
      {
        name: "with a total",
        show: (
          <PriceLines
            lines={[
              { words: "One tube", amount: formatMoney(catalogue.tube.price) },
              { words: "Shipping", amount: "included", soft: true },
              { words: "Total", amount: formatMoney(catalogue.tube.price), total: true },
            ]}
          />
        ),
      },
    ],
  },
  CosmeticNote: {
    file: "ui/text.tsx",
    use: "What the cream is not, word for word, on every page that speaks of what it does.",
    layout: "row",
    states: [
      { name: "on light", show: <CosmeticNote /> },
      { name: "on dark", ground: "dark", show: <CosmeticNote /> },
    ],
  },
  Sample: {
    file: "ui/text.tsx",
    use: "Stands beside everything that is not a real fact yet. It goes when the fact comes, never before.",
    layout: "row",
    states: [
      {
        name: "beside a name",
        show: (
          <p>
            A sample name <Sample />
          </p>
        ),
      },
      {
        name: "on dark",
        ground: "dark",
        show: (
          <p>
            A sample name <Sample />
          </p>
        ),
      },
    ],
  },
  Sentence: {
    file: "ui/sentence.tsx",
    use: "A sentence of content/ with links in it. On paper the address of an outside link is written out.",
    layout: "column",
    states: [
      {
        name: "with a link",
        show: (
          <p>
            <Sentence words={["Read the ", { words: "Pre-Order Terms", to: "/pre-order-terms" }, " before you pay."]} />
          </p>
        ),
      },
    ],
  },
  LegalBlocks: {
    file: "ui/legal-text.tsx",
    use: "Paragraphs, lists, tables and paper forms of a policy. On a narrow screen each row of a table becomes a sheet of its own.",
    layout: "column",
    states: [
      {
        name: "list, table, form",
        show: (
          <Prose>
            <LegalBlocks
              blocks={[
                { list: ["We keep what we need.", "We keep it no longer than we must."] },
                { table: { caption: "What is kept", columns: ["What", "Why", "How long"], rows: [["An order", "To send it", "Six years"]] } },
                { form: ["Fill this in by hand.", "Your name", "Thank you."] },
              ]}
            />
          </Prose>
        ),
      },
    ],
  },
  LegalText: {
    file: "ui/legal-text.tsx",
    use: "A whole policy page from one document of content/legal: dates, contents, text.",
    layout: "plate",
    states: [{ name: "a page with two sections", still: true, show: <LegalText document={{ ...terms, sections: terms.sections.slice(0, 2) }} /> }],
  },
  Kept: {
    file: "ui/text.tsx",
    use: "A sentence that may hold an order's reference or a day: no line ends within either.",
    layout: "plate",
    states: [
      {
        name: "a reference and a day, where the line is short",
        show: (
          <p className="max-w-60">
            <Kept words={`The carrier has the parcel of ${brand.referencePrefix}-7K4M-2Q9X, which was promised by 26 November 2026.`} />
          </p>
        ),
      },
    ],
  },
  VisuallyHidden: {
    file: "ui/text.tsx",
    use: "Words for those who listen, where those who look have a picture. If everybody could use the words, show them.",
    layout: "row",
    states: [
      {
        name: "“404” is said, not drawn",
        show: (
          <p>
            <VisuallyHidden>404</VisuallyHidden> Oops! Page not found
          </p>
        ),
      },
    ],
  },
  Announcement: {
    file: "ui/announcement.tsx",
    use: "For what comes up by itself, or grows bit by bit: said once to those who listen, while it stands in the page for everybody.",
    layout: "row",
    states: [],
    standsIn: "features/consent/consent.tsx",
    unseen: "It has nothing to look at. Ask the assistant something with a screen reader to hear it.",
  },
  RouteFocus: {
    file: "ui/route-focus.tsx",
    use: "Stands once, below every page: after a change of page the h1 takes the focus, by which it's read out.",
    layout: "row",
    states: [],
    standsIn: "root.tsx",
    unseen: "It has nothing to look at. This page has one of its own; open a link in the bar with a screen reader to hear it.",
  },
  LeavePreview: {
    file: "ui/link.tsx",
    use: "Stands in both footers: the way out of a site that is not open to everyone yet.",
    layout: "row",
    states: [],
    standsIn: "ui/footer.tsx",
    unseen: "An open site has none. Start the shop with SITE_ACCESS=password and look at the end of any page.",
  },
};
