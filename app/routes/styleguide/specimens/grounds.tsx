import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { Ambient, WarmLight } from "#app/ui/ambient.tsx";
import { AddressLines, Band, Card, Disclosure, Divider } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";

const tones = [
  ["frost", "the page"],
  ["ice", "a pause"],
  ["warm", "the offer"],
  ["sea", "other people's words"],
  ["deep", "the cold outside, and how it works"],
] as const;

/** Where one ground gives way to another on the pages. */
const meetings = [
  ["sea", "frost"],
  ["warm", "frost"],
  ["ice", "warm"],
  ["frost", "sea"],
] as const;

export const grounds: Specimens = {
  Band: {
    file: "ui/section.tsx",
    use: "A stretch of the page with its own ground. Dark tones turn text, links, focus and buttons light by themselves; no two alike in a row.",
    layout: "plate",
    states: tones.map(([tone, use]) => ({
      name: `${tone}: ${use}`,
      show: (
        <Band tone={tone} className="py-10!">
          <div className="wrap">
            <h4 className="mb-2 text-h2">
              <ColdToWarm cold="Cold words," warm="then warm" />
            </h4>
            <p className="soft">
              Softer words, and <a href="#Band">how bands follow each other</a>.
            </p>
          </div>
        </Band>
      ),
    })),
  },
  Divider: {
    file: "ui/section.tsx",
    use: "Where two grounds meet: the upper one runs on into the lower, down to a line of isotherms. A band draws it when told what it comes from.",
    layout: "plate",
    states: meetings.map(([from, tone]) => ({
      name: `from ${from} to ${tone}`,
      show: (
        <div className={`band band-${tone} min-h-56 py-0`}>
          <Divider from={from} />
        </div>
      ),
    })),
  },
  Card: {
    file: "ui/section.tsx",
    use: "A sheet for what belongs together. Warm for what matters most on the page, flat inside another sheet.",
    layout: "row",
    states: [
      {
        name: "plain",
        show: (
          <Card>
            <p>One thing, with room around it.</p>
          </Card>
        ),
      },
      {
        name: "warm",
        show: (
          <Card tone="warm">
            <p>The one that matters most.</p>
          </Card>
        ),
      },
      {
        name: "flat",
        ground: "white",
        show: (
          <Card tone="flat">
            <p>A sheet on a sheet.</p>
          </Card>
        ),
      },
    ],
  },
  Ambient: {
    file: "ui/ambient.tsx",
    use: "A band's window onto the one warm light behind the page. Bands bring their own; place it only in a ground that is no band.",
    layout: "column",
    states: [
      {
        name: "on dark",
        ground: "dark",
        show: (
          <div className="on-dark grid min-h-48 place-items-center">
            <Ambient />
            <p>Move the pointer, or scroll on a phone.</p>
          </div>
        ),
      },
    ],
  },
  WarmLight: {
    file: "ui/ambient.tsx",
    use: "Once on a page that should feel alive: moves the light of every Ambient after the pointer or the scroll.",
    layout: "row",
    states: [{ name: "at work", show: <WarmLight /> }],
    unseen: "It draws nothing itself. One is at work on this page: watch the dark grounds.",
  },
  AddressLines: {
    file: "ui/section.tsx",
    use: "A postal address as it stands on an envelope, line by line.",
    layout: "row",
    states: [{ name: "an address", show: <AddressLines lines={["Grace Hopper", "1 Harbour Road", "Whitby", "YO21 1AA"]} /> }],
  },
  Disclosure: {
    file: "ui/section.tsx",
    use: "Something that most readers of a page need not see: it opens in place, without script too.",
    layout: "row",
    states: [
      {
        name: "closed",
        show: (
          <Disclosure summary="Correct the delivery address" open={false}>
            <p>A form.</p>
          </Disclosure>
        ),
      },
      {
        name: "open",
        show: (
          <Disclosure summary="Cancel and refund" open>
            <p>A form.</p>
          </Disclosure>
        ),
      },
    ],
  },
};
