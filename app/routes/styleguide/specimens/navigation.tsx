import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { Footer } from "#app/ui/footer.tsx";
import { Navigation, NavigationDrawer } from "#app/ui/navigation.tsx";
import { NavigationLinks, PageLinks } from "#app/ui/navigation-links.tsx";
import { SlimFooter, SlimHeader } from "#app/ui/slim-frame.tsx";
import { Copyright, Ribbons } from "#app/ui/text.tsx";
import { policies } from "#content/navigation.ts";

export const navigation: Specimens = {
  Navigation: {
    file: "ui/navigation.tsx",
    use: "The fixed bar of every page. On home and the Warmth List it waits until 50 px of scroll, or until the keyboard reaches it.",
    layout: "plate",
    states: [{ name: "as wide as your window: below 1024 px the links fold into the menu", still: true, contained: true, show: <Navigation /> }],
  },
  NavigationLinks: {
    file: "ui/navigation-links.tsx",
    use: "The same links for bar, drawer and footer, from content/navigation.ts. A new page adds one line there.",
    layout: "row",
    states: [
      {
        name: "in the footer",
        ground: "dark",
        show: (
          <div className="footer overflow-visible p-0">
            <nav aria-label="Example of links">
              <ul>
                <NavigationLinks />
              </ul>
            </nav>
          </div>
        ),
      },
    ],
  },
  PageLinks: {
    file: "ui/navigation-links.tsx",
    use: "List items for any list of content/navigation.ts; the page one is on is marked.",
    layout: "row",
    states: [
      {
        name: "the policies",
        ground: "dark",
        show: (
          <div className="footer overflow-visible p-0">
            <nav aria-label="Example of policies">
              <ul>
                <PageLinks entries={policies} />
              </ul>
            </nav>
          </div>
        ),
      },
    ],
  },
  NavigationDrawer: {
    file: "ui/navigation.tsx",
    use: "The menu below 1024 px, in front of the page. Escape, Back, a press beside it or a link closes it.",
    layout: "row",
    states: [
      {
        name: "open; the menu of the bar above opens the real one in a narrow window",
        ground: "dark",
        still: true,
        show: (
          <div className="guide-drawer h-120 overflow-hidden">
            <NavigationDrawer open={false} close={() => {}} />
          </div>
        ),
      },
    ],
  },
  Footer: {
    file: "ui/footer.tsx",
    use: "Ends every page: the disclaimer, the ways on, the policies and who we are.",
    layout: "plate",
    states: [{ name: "in a later year", still: true, show: <Footer year={2027} /> }],
  },
  SlimHeader: {
    file: "ui/slim-frame.tsx",
    use: "The brand and one way back, for a page that wants to be left by its form.",
    layout: "plate",
    states: [{ name: "as it is", still: true, show: <SlimHeader /> }],
  },
  SlimFooter: {
    file: "ui/slim-frame.tsx",
    use: "Goes with the slim header: the disclaimer, the policies and who we are, in a few lines.",
    layout: "plate",
    states: [{ name: "in a later year", still: true, show: <SlimFooter year={2027} /> }],
  },
  Ribbons: {
    file: "ui/text.tsx",
    use: "In the header of every page: that a preview takes no money, until the shop is live, and that no tube can be ordered, while that's so.",
    layout: "plate",
    states: [{ name: "as it is", show: <Ribbons /> }],
  },
  Copyright: {
    file: "ui/text.tsx",
    use: "The last line of every footer.",
    layout: "row",
    states: [
      { name: "in the first year", show: <Copyright year={2025} /> },
      { name: "later", show: <Copyright year={2027} /> },
    ],
  },
};
