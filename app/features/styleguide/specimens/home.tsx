import { Benefits } from "#app/components/home/benefits.tsx";
import { CallToAction } from "#app/components/home/call-to-action.tsx";
import { Comparison } from "#app/components/home/comparison.tsx";
import { Hero } from "#app/components/home/hero.tsx";
import { RiseOnce } from "#app/components/home/rise-once.tsx";
import { Science } from "#app/components/home/science.tsx";
import { Supporters } from "#app/components/home/supporters.tsx";
import { Team } from "#app/components/home/team.tsx";
import { Testimonials } from "#app/components/home/testimonials.tsx";
import { Timeline } from "#app/components/home/timeline.tsx";
import { Uses } from "#app/components/home/uses.tsx";
import type { Specimens } from "#app/features/styleguide/specimen.ts";

/** Sections used once, one entry each: they show what the small parts add up to. */
export const home: Specimens = {
  Hero: {
    file: "components/home/hero.tsx",
    use: "The first screen: one headline that widens once as it warms, the tube, the hand, two ways on.",
    layout: "plate",
    states: [{ name: "home", still: true, show: <Hero /> }],
  },
  Timeline: {
    file: "components/home/timeline.tsx",
    use: "Three steps on one line that widens as it warms; a real ordered list.",
    layout: "plate",
    states: [{ name: "home", show: <Timeline /> }],
  },
  Benefits: {
    file: "components/home/benefits.tsx",
    use: "Four facts of the claims register, each with its mark.",
    layout: "plate",
    states: [{ name: "home", show: <Benefits /> }],
  },
  Uses: {
    file: "components/home/uses.tsx",
    use: "Where people are when they are cold: a line scene over a few words.",
    layout: "plate",
    states: [{ name: "home", show: <Uses /> }],
  },
  Testimonials: {
    file: "components/home/testimonials.tsx",
    use: "All quotes in the page, one at a time in view. Pause stands first; pointing, focus and a hidden tab stop it too.",
    layout: "plate",
    states: [{ name: "home", show: <Testimonials /> }],
  },
  Team: {
    file: "components/home/team.tsx",
    use: "People as contour-line monograms, never invented faces. Phones get the short text.",
    layout: "plate",
    states: [{ name: "home", still: true, show: <Team /> }],
  },
  Comparison: {
    file: "components/home/comparison.tsx",
    use: "Cold laid over warm and cut where the slider stands. Always captioned as an illustration.",
    layout: "column",
    states: [{ name: "half way", ground: "dark", show: <Comparison /> }],
  },
  Science: {
    file: "components/home/science.tsx",
    use: "How it works in four parts, beside the comparison.",
    layout: "plate",
    states: [{ name: "home", still: true, show: <Science /> }],
  },
  CallToAction: {
    file: "components/home/call-to-action.tsx",
    use: "The offer in one place: what it does, what it costs, one button.",
    layout: "plate",
    states: [{ name: "home", still: true, show: <CallToAction /> }],
  },
  Supporters: {
    file: "components/home/supporters.tsx",
    use: "Names set in type, no borrowed logos.",
    layout: "plate",
    states: [{ name: "home", show: <Supporters /> }],
  },
  RiseOnce: {
    file: "components/home/rise-once.tsx",
    use: "Once on home: cards below the first screen fade and rise 8 px as they come in. Nothing is hidden before.",
    layout: "row",
    states: [{ name: "at work", show: <RiseOnce /> }],
    unseen: "It draws nothing itself. One is at work on this page.",
  },
  LayOutLater: {
    file: "components/home/lay-out-later.tsx",
    use: "Once on home: bands out of sight are laid out once the page is hydrated, one by one, so that the first paint need not wait for them.",
    layout: "row",
    states: [],
    standsIn: "routes/site/home.tsx",
    unseen: "It draws nothing itself, and acts before a page is first painted.",
  },
};
