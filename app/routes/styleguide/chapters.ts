import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { actions } from "#app/routes/styleguide/specimens/actions.tsx";
import { dock } from "#app/routes/styleguide/specimens/dock.tsx";
import { forms } from "#app/routes/styleguide/specimens/forms.tsx";
import { grounds } from "#app/routes/styleguide/specimens/grounds.tsx";
import { messages } from "#app/routes/styleguide/specimens/messages.tsx";
import { navigation } from "#app/routes/styleguide/specimens/navigation.tsx";
import { pictures } from "#app/routes/styleguide/specimens/pictures.tsx";
import { wholePages } from "#app/routes/styleguide/specimens/whole-pages.tsx";
import { words } from "#app/routes/styleguide/specimens/words.tsx";

/** Every shared component has its entry in one of these; a test compares them with the files. */
export const chapters: readonly { id: string; title: string; lead: string; specimens: Specimens }[] = [
  { id: "actions", title: "Buttons and links", lead: "One main thing to do on each screen, and it is the warm one.", specimens: actions },
  { id: "forms", title: "Forms", lead: "The browser's own controls, whole without script. What was typed is never lost.", specimens: forms },
  { id: "messages", title: "Messages", lead: "What happened, whether anything is lost, what to do next; in that order.", specimens: messages },
  { id: "words", title: "Words", lead: "Headlines run from cold to warm; text stays plain and narrow.", specimens: words },
  { id: "grounds", title: "Grounds", lead: "Light and dark stretches in turn, with one light behind them all.", specimens: grounds },
  { id: "pictures", title: "Pictures", lead: "A rendered tube, and lines. No stock photographs, no invented faces.", specimens: pictures },
  {
    id: "navigation",
    title: "Finding the way",
    lead: "One list of links, three places. The order button is never hidden behind the menu.",
    specimens: navigation,
  },
  { id: "dock", title: "The dock", lead: "What floats shares one place at the foot of the screen.", specimens: dock },
  { id: "whole-pages", title: "Whole pages", lead: "When something is missing or broken, the brand keeps its manners.", specimens: wholePages },
];
