import { Copyright } from "#app/components/copyright.tsx";
import { Footer } from "#app/components/footer.tsx";
import { Navigation } from "#app/components/navigation.tsx";
import { NavigationDrawer } from "#app/components/navigation-drawer.tsx";
import { NavigationLinks, PageLinks } from "#app/components/navigation-links.tsx";
import { SlimFooter } from "#app/components/slim-footer.tsx";
import { SlimHeader } from "#app/components/slim-header.tsx";
import type { Specimens } from "#app/features/styleguide/specimen.ts";
import { policies } from "#content/navigation.ts";

export const navigation: Specimens = {
  Navigation: {
    file: "components/navigation.tsx",
    use: "The fixed bar of every page. On home and the Warmth List it waits until 50 px of scroll, or until the keyboard reaches it.",
    layout: "plate",
    states: [{ name: "as wide as your window: below 1024 px the links fold into the menu", still: true, contained: true, show: <Navigation /> }],
  },
  NavigationLinks: {
    file: "components/navigation-links.tsx",
    use: "The same links for bar, drawer and footer, from content/navigation.ts. A new page adds one line there.",
    layout: "row",
    states: [
      {
        name: "in the footer",
        ground: "dark",
        show: (
          <div className="footer guide-bare">
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
    file: "components/navigation-links.tsx",
    use: "List items for any list of content/navigation.ts; the page one is on is marked.",
    layout: "row",
    states: [
      {
        name: "the policies",
        ground: "dark",
        show: (
          <div className="footer guide-bare">
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
    file: "components/navigation-drawer.tsx",
    use: "The menu below 1024 px. The bar above stays in reach; Escape, a second press or a link closes it.",
    layout: "row",
    states: [
      {
        name: "open; the menu of the bar above opens the real one in a narrow window",
        ground: "dark",
        still: true,
        show: (
          <div className="guide-drawer">
            <NavigationDrawer open={false} close={() => {}} />
          </div>
        ),
      },
    ],
  },
  Footer: {
    file: "components/footer.tsx",
    use: "Ends every page: the disclaimer, the ways on, the policies and who we are.",
    layout: "plate",
    states: [{ name: "in a later year", still: true, show: <Footer year={2027} /> }],
  },
  SlimHeader: {
    file: "components/slim-header.tsx",
    use: "The brand and one way back, for a page that wants to be left by its form.",
    layout: "plate",
    states: [{ name: "as it is", still: true, show: <SlimHeader /> }],
  },
  SlimFooter: {
    file: "components/slim-footer.tsx",
    use: "Goes with the slim header: the disclaimer, the policies and who we are, in a few lines.",
    layout: "plate",
    states: [{ name: "in a later year", still: true, show: <SlimFooter year={2027} /> }],
  },
  Copyright: {
    file: "components/copyright.tsx",
    use: "The last line of every footer.",
    layout: "row",
    states: [
      { name: "in the first year", show: <Copyright year={2025} /> },
      { name: "later", show: <Copyright year={2027} /> },
    ],
  },
};
