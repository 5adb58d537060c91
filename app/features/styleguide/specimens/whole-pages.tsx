import { BrokenPage } from "#app/components/broken-page.tsx";
import { LostInTheCold } from "#app/components/lost-in-the-cold.tsx";
import { RequestId } from "#app/components/request-id.tsx";
import type { Specimens } from "#app/features/styleguide/specimen.ts";

export const wholePages: Specimens = {
  LostInTheCold: {
    file: "components/lost-in-the-cold.tsx",
    use: "There is no page at this address. The only page that may be this empty.",
    layout: "plate",
    states: [{ name: "404", still: true, show: <LostInTheCold /> }],
  },
  BrokenPage: {
    file: "components/broken-page.tsx",
    use: "A page failed. It says whose fault it was, what is safe, and gives a way on.",
    layout: "plate",
    states: [
      { name: "our mistake", still: true, show: <BrokenPage busy={false} /> },
      { name: "busy or starting", still: true, show: <BrokenPage busy /> },
    ],
  },
  RequestId: {
    file: "components/request-id.tsx",
    use: "Under a failure: the id that the log knows it by. Nothing where the failure is younger than the page.",
    layout: "row",
    states: [{ name: "on the page that came with it", show: <RequestId /> }],
  },
};
