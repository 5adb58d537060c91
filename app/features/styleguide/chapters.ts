import type { Specimens } from "#app/features/styleguide/specimen.ts";
import { actions } from "#app/features/styleguide/specimens/actions.tsx";
import { dock } from "#app/features/styleguide/specimens/dock.tsx";
import { forms } from "#app/features/styleguide/specimens/forms.tsx";
import { grounds } from "#app/features/styleguide/specimens/grounds.tsx";
import { home } from "#app/features/styleguide/specimens/home.tsx";
import { messages } from "#app/features/styleguide/specimens/messages.tsx";
import { navigation } from "#app/features/styleguide/specimens/navigation.tsx";
import { pictures } from "#app/features/styleguide/specimens/pictures.tsx";
import { preOrder } from "#app/features/styleguide/specimens/pre-order.tsx";
import { wholePages } from "#app/features/styleguide/specimens/whole-pages.tsx";
import { words } from "#app/features/styleguide/specimens/words.tsx";

/** Every shared component has its entry in one of these; a test compares them with the files. */
export const chapters: readonly { id: string; title: string; lead: string; specimens: Specimens }[] = [
  { id: "actions", title: "Buttons and links", lead: "One main thing to do on each screen, and it is the warm one.", specimens: actions },
  { id: "forms", title: "Forms", lead: "The browser’s own controls, whole without script. What was typed is never lost.", specimens: forms },
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
  { id: "home", title: "Home, part by part", lead: "Sections made for one page. They show what the small parts come to.", specimens: home },
  { id: "pre-order", title: "Pre-order, part by part", lead: "The product page’s own sections, in their order.", specimens: preOrder },
];
