import { href } from "react-router";
import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { Button, ButtonLink, WarmGlow } from "#app/ui/button.tsx";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { BackHome, ExternalLink, Link, NavLink, SamePageLink } from "#app/ui/link.tsx";
import { SectionLink } from "#app/ui/navigation-links.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";

export const actions: Specimens = {
  Button: {
    file: "ui/button.tsx",
    use: "Does something on this page. One primary in a view; secondary stands beside it, quiet leads back.",
    layout: "row",
    states: [
      { name: "primary", show: <Button>Pre-order Now</Button> },
      { name: "primary, hover", show: <Button>Pre-order Now</Button>, force: "hover" },
      { name: "primary, focus", show: <Button>Pre-order Now</Button>, force: "focus-visible" },
      { name: "primary, busy", show: <Button busy>Joining...</Button> },
      { name: "primary, disabled", show: <Button disabled>Secure Checkout</Button> },
      { name: "secondary", show: <Button look="secondary">Join Warmth List</Button> },
      { name: "secondary, hover", show: <Button look="secondary">Join Warmth List</Button>, force: "hover" },
      {
        name: "secondary, disabled",
        show: (
          <Button look="secondary" disabled>
            Join Warmth List
          </Button>
        ),
      },
      { name: "quiet", show: <Button look="quiet">Clear the form</Button> },
      { name: "quiet, hover", show: <Button look="quiet">Clear the form</Button>, force: "hover" },
      { name: "small", show: <Button size="small">Pre-order</Button> },
      { name: "wide", show: <Button wide>Secure Checkout</Button> },
      { name: "primary on dark", show: <Button>Pre-order Now</Button>, ground: "dark" },
      { name: "hover on dark", show: <Button>Pre-order Now</Button>, ground: "dark", force: "hover" },
      { name: "focus on dark", show: <Button>Pre-order Now</Button>, ground: "dark", force: "focus-visible" },
      { name: "busy on dark", show: <Button busy>Verifying...</Button>, ground: "dark" },
      { name: "disabled on dark", show: <Button disabled>Enter Site</Button>, ground: "dark" },
      { name: "secondary on dark", show: <Button look="secondary">Join Warmth List</Button>, ground: "dark" },
      { name: "quiet on dark", show: <Button look="quiet">Clear the form</Button>, ground: "dark" },
    ],
  },
  ButtonLink: {
    file: "ui/button.tsx",
    use: "Goes somewhere, and looks like a button because it is the page's main way on. Inside a sentence use a plain link.",
    layout: "row",
    states: [
      { name: "primary", show: <ButtonLink to="#ButtonLink">Return to Home</ButtonLink> },
      {
        name: "secondary",
        show: (
          <ButtonLink to="#ButtonLink" look="secondary">
            Find my order
          </ButtonLink>
        ),
      },
      {
        name: "quiet, for the way back",
        show: (
          <ButtonLink to="#ButtonLink" look="quiet">
            Back to Blog
          </ButtonLink>
        ),
      },
      {
        name: "secondary on dark",
        show: (
          <ButtonLink to="#ButtonLink" look="secondary">
            Find my order
          </ButtonLink>
        ),
        ground: "dark",
      },
    ],
  },
  Link: {
    file: "ui/link.tsx",
    use: "Every link within the site that is no button: the old page fades into the new one.",
    layout: "row",
    states: [
      { name: "in a sentence", show: <Link to={href("/order/find")}>Find my order</Link> },
      { name: "hover", force: "hover", show: <Link to={href("/order/find")}>Find my order</Link> },
      { name: "focus", force: "focus-visible", show: <Link to={href("/order/find")}>Find my order</Link> },
      { name: "on dark", ground: "dark", show: <Link to={href("/order/find")}>Find my order</Link> },
    ],
  },
  NavLink: {
    file: "ui/link.tsx",
    use: "A link in a list of pages: as Link, and marked on the page it leads to. The bar, the drawer and the footer dress it.",
    layout: "row",
    states: [
      { name: "another page", show: <NavLink to={href("/terms")}>Terms & Conditions</NavLink> },
      { name: "this page", show: <NavLink to={href("/styleguide")}>Style guide</NavLink> },
    ],
  },
  WarmGlow: {
    file: "ui/button.tsx",
    use: "Lives inside every primary button: a ring of warmth while the cursor is within 200 px. Never placed by hand.",
    layout: "row",
    states: [
      {
        name: "bring the cursor near",
        show: (
          <button type="button" className="button">
            Come closer
            <WarmGlow />
          </button>
        ),
      },
      {
        name: "glowing",
        show: (
          <button type="button" className="button button-near">
            Come closer
          </button>
        ),
      },
    ],
  },
  SamePageLink: {
    file: "ui/link.tsx",
    use: "Leads to a place of this very page, with the focus, and leaves the address as it is: a form keeps what it was told.",
    layout: "row",
    states: [{ name: "in a sentence", show: <SamePageLink id="SamePageLink">Fill in the form below</SamePageLink> }],
  },
  SectionLink: {
    file: "ui/navigation-links.tsx",
    use: "Leads to a section of the home page. On home it glides there; elsewhere it opens home at that place.",
    layout: "row",
    states: [
      { name: "in a sentence", show: <SectionLink id="science">How it works</SectionLink> },
      { name: "hover", show: <SectionLink id="science">How it works</SectionLink>, force: "hover" },
      { name: "focus", show: <SectionLink id="science">How it works</SectionLink>, force: "focus-visible" },
      { name: "on dark", show: <SectionLink id="science">How it works</SectionLink>, ground: "dark" },
      {
        name: "dressed as a button",
        show: (
          <SectionLink id="science" className="button">
            More Information
          </SectionLink>
        ),
      },
    ],
  },
  ExternalLink: {
    file: "ui/link.tsx",
    use: "Every link that leaves the site: a new tab, marked as such, told nothing about where the reader was.",
    layout: "row",
    states: [
      { name: "in a sentence", show: <ExternalLink href="https://example.com">A sample site</ExternalLink> },
      { name: "focus", force: "focus-visible", show: <ExternalLink href="https://example.com">A sample site</ExternalLink> },
      { name: "on dark", ground: "dark", show: <ExternalLink href="https://example.com">A sample site</ExternalLink> },
    ],
  },
  BackHome: {
    file: "ui/link.tsx",
    use: "The way back, above the headline of a page that stands beside the home page.",
    layout: "row",
    states: [
      { name: "normal", show: <BackHome /> },
      { name: "hover", force: "hover", show: <BackHome /> },
      { name: "on dark", ground: "dark", show: <BackHome /> },
    ],
  },
  PrintButton: {
    file: "ui/print-button.tsx",
    use: "Prints the page. Says what to do where a browser inside another app can't; absent without script.",
    layout: "row",
    states: [{ name: "normal", show: <PrintButton>Print this page</PrintButton> }],
  },
  CookieSettingsButton: {
    file: "ui/cookie-settings-button.tsx",
    use: "Opens the cookie preferences from anywhere. Without script nothing is stored, so there is no button.",
    layout: "row",
    states: [
      { name: "bare, dressed by where it stands", show: <CookieSettingsButton /> },
      { name: "as a button", show: <CookieSettingsButton className="button button-secondary" /> },
    ],
  },
};
