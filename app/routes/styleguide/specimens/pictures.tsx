import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { Icon, type IconName, IsothermMark, strokes } from "#app/ui/icon.tsx";
import { CutOutTube, OpenTube, SlateTube, StandingTube } from "#app/ui/tube.tsx";

export const pictures: Specimens = {
  StandingTube: {
    file: "ui/tube.tsx",
    use: "The product on wet slate, for dark ground: the hero's picture, asked for before anything else. Once on a page.",
    layout: "row",
    states: [{ name: "on dark", ground: "dark", show: <StandingTube className="mx-auto h-80 w-auto" place="styleguide" /> }],
  },
  CutOutTube: {
    file: "ui/tube.tsx",
    use: "The product alone, for light ground. Decoration: its words stand beside it.",
    layout: "row",
    states: [
      { name: "on white", ground: "white", show: <CutOutTube className="mx-auto h-80 w-auto" /> },
      { name: "on frost", show: <CutOutTube className="mx-auto h-80 w-auto" /> },
    ],
  },
  OpenTube: {
    file: "ui/tube.tsx",
    use: "What comes out of it: cap off, a swirl of cream. On pages about the product, after the whole tube has been seen.",
    layout: "row",
    states: [{ name: "in a frame", show: <OpenTube className="w-full max-w-120 h-auto rounded-card" /> }],
  },
  SlateTube: {
    file: "ui/tube.tsx",
    use: "The tube lying on wet slate: weather and warmth in one picture.",
    layout: "row",
    states: [{ name: "in a frame", show: <SlateTube className="w-full max-w-120 h-auto rounded-card" /> }],
  },
  IsothermMark: {
    file: "ui/icon.tsx",
    use: "Before a question that opens: closed it shows one ring, open all three.",
    layout: "row",
    states: [
      { name: "alone", show: <IsothermMark /> },
      { name: "on dark", ground: "dark", show: <IsothermMark /> },
      {
        name: "in a question; open it",
        show: (
          <details>
            <summary>
              <IsothermMark /> What is it?
            </summary>
            <p>A warming cream.</p>
          </details>
        ),
      },
    ],
  },
  Icon: {
    file: "ui/icon.tsx",
    use: "Two-pixel strokes on a 24-pixel square in the colour of the text. Beside words it is hidden; alone it must have a label.",
    layout: "row",
    states: (Object.keys(strokes) as IconName[]).map((name) => ({ name, show: <Icon name={name} size={32} /> })),
  },
};
