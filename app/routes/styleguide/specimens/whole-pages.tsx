import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { BrokenPage, LostInTheCold, RequestId } from "#app/ui/failure-pages.tsx";
import { OneMomentPage } from "#app/ui/one-moment-page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";

export const wholePages: Specimens = {
  Page: {
    file: "ui/page.tsx",
    use: "Every page is one of these, between bar and footer: the place that “Skip to content” leads to.",
    layout: "row",
    states: [],
    standsIn: "routes/styleguide/route.tsx",
    unseen: "It draws nothing itself. This page is one.",
  },
  SplitPage: {
    file: "ui/split-page.tsx",
    use: "A page with one thing to do and the reasons for it: side by side where there is room, the thing to do first where there is not.",
    layout: "plate",
    states: (["frost", "deep"] as const).map((tone) => ({
      name: tone,
      still: true,
      show: (
        <SplitPage cold="One thing" warm="to do" lead="Why it is worth it." tone={tone} card={<p>What is to be done.</p>}>
          <p>The reasons.</p>
        </SplitPage>
      ),
    })),
  },
  LostInTheCold: {
    file: "ui/failure-pages.tsx",
    use: "There is no page at this address. The only page that may be this empty.",
    layout: "plate",
    states: [{ name: "404", still: true, show: <LostInTheCold /> }],
  },
  FailurePage: {
    file: "ui/failure-pages.tsx",
    use: "Every page's error boundary, inside bar and footer: what could not be done, in words, and a way on.",
    layout: "row",
    states: [],
    standsIn: "routes/site-layout.tsx",
    unseen: "It takes the place of a page, title and all. Open an order with a wrong link to see it.",
  },
  BrokenPage: {
    file: "ui/failure-pages.tsx",
    use: "A page failed with all that stands round it. It says whose fault it was, what is safe, and gives a way on.",
    layout: "plate",
    states: [
      { name: "our mistake", still: true, show: <BrokenPage busy={false} /> },
      { name: "busy or starting", still: true, show: <BrokenPage busy /> },
    ],
  },
  OneMomentPage: {
    file: "ui/one-moment-page.tsx",
    use: "Sent in place of a page that cannot be rendered yet. It runs no script and asks again by itself.",
    layout: "plate",
    states: [{ name: "busy or starting", still: true, show: <OneMomentPage lead="The shop is just starting." /> }],
  },
  ConfettiOnLoad: {
    file: "ui/confetti/confetti.tsx",
    use: "On a page that has something to celebrate: confetti once it stands, never for those who ask for less motion.",
    layout: "row",
    states: [],
    standsIn: "routes/marketing/pre-order/route.tsx",
    unseen: "It draws nothing itself. Press “Throw confetti” under Motion to see it.",
  },
  RequestId: {
    file: "ui/failure-pages.tsx",
    use: "Under a failure: the id that the log knows it by. Nothing where the failure is younger than the page.",
    layout: "row",
    states: [{ name: "on the page that came with it", show: <RequestId /> }],
  },
};
