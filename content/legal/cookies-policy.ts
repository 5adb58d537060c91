import { cookiePolicyVersion, currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";
import type { LegalBlock, LegalDocument, LegalSection } from "#content/legal/document.ts";
import { mailUs } from "#content/legal/seller.ts";
import { rowsOf, settingsOf, storedInYourBrowser } from "#content/legal/stored-in-your-browser.ts";
import { socialFeed } from "#content/site/social-media.ts";

const { categories } = cookieWording[currentCookieWording];
const columns = ["Name", "Where", "Why", "How long"];

/** A category's table; none where nothing is kept, which its use says. */
function tableOf(category: keyof typeof categories): readonly LegalBlock[] {
  const stored = storedInYourBrowser.filter((one) => one.category === category);
  if (stored.length === 0) return [];
  const caption = `What this site may keep in your browser: ${categories[category].name.toLowerCase()}`;
  return [{ table: { caption, columns, rows: rowsOf(stored), only: settingsOf(stored) } }];
}

const sectionOf = (category: keyof typeof categories, more: readonly LegalBlock[] = []): LegalSection => ({
  id: category,
  heading: categories[category].name,
  blocks: [{ paragraph: categories[category].use }, ...tableOf(category), ...more],
});

export const cookiesPolicy: LegalDocument = {
  title: "Cookies Policy",
  path: "/cookies-policy",
  description: "Every cookie and storage key this site uses: its name, what it is for, how long it stays, and how you decide.",
  shownDate: "Effective 1 September 2025",
  revised: cookiePolicyVersion,
  introduction: [
    "A cookie is a small file that a site keeps in your browser and reads again later. Local storage and session storage do the same job. The law has the same rule for all three, so this page lists everything by name.",
  ],
  sections: [
    sectionOf("necessary", [
      {
        paragraph:
          "We don't ask about these, because the shop can't do what you ask without them. Most are only saved when they're needed: a checkout cookie when a page with the order form opens, a count when you join the list. Over an encrypted connection a cookie's name begins with __Host-, which ties it to this site alone. Your browser's cache also remembers your country's code, such as GB, for five minutes, so that a page can show roughly what a price is in your own money.",
      },
    ]),
    sectionOf("functional", [
      {
        paragraph: [
          "The ",
          { words: "Social Media", to: "/social-media" },
          ` page can show posts from ${socialFeed.network}, in a frame. The frame is there only if you allow functional cookies, and goes when you leave the page. While it's there, ${socialFeed.network} sees your IP address and may keep cookies under its own name, which we can neither read nor delete; its own policy lists them.`,
        ],
      },
    ]),
    sectionOf("analytics"),
    sectionOf("advertising"),
    {
      id: "choosing",
      heading: "How you choose",
      blocks: [
        {
          list: [
            "A banner appears three seconds after you open your first page. Refusing takes one press, just as accepting does, and the shop works the same afterwards.",
            "Until you choose, and if you refuse, we keep only what is strictly necessary and load nothing from other companies.",
            "Cookie Settings, here and at the foot of every page, brings the banner back. Anything you turn off stops at once, and whatever it left in your browser under our name is deleted.",
            "If your browser sends Global Privacy Control we take it as a refusal. If you then choose for yourself, your choice overrides it.",
            "We ask again after twelve months, or sooner if this page changes in a way that matters to your choice.",
          ],
        },
      ],
    },
    {
      id: "proof",
      heading: "How we remember that you chose",
      blocks: [
        {
          paragraph:
            "The law requires us to be able to show what was agreed. So each choice is also written down on our side: what you chose, when, the version of this page and of the banner's words, whether your browser sent Global Privacy Control, and a random number. Your name is not part of it, nor is your IP address. Our server sends the choice back as a cookie, so that we don't have to ask you again if your browser clears what pages store. We keep these records for six years.",
        },
      ],
    },
    {
      id: "other-sites",
      heading: "Other companies' pages",
      blocks: [
        {
          paragraph: [
            "Our mailing provider's contact form, our social profiles and, where it isn't our own, the card page belong to other companies. They have cookies of their own, and open only when you ask for them. Who else sees your data is in the ",
            { words: "Privacy Policy", to: "/privacy-policy#who-sees-it" },
            ".",
          ],
        },
        {
          paragraph: "Where the card page is Stripe's, it keeps these two for itself. We can neither read nor delete them; your browser can.",
          only: "PAYMENTS=stripe",
        },
        {
          table: {
            caption: "What Stripe's card page may keep in your browser",
            columns,
            rows: [
              ["__stripe_mid", "cookie, on Stripe's page", "Tells people from bots, to stop fraud", "1 year"],
              ["__stripe_sid", "cookie, on Stripe's page", "The same, for one visit", "30 minutes"],
            ],
            under: "PAYMENTS=stripe",
          },
        },
      ],
    },
    {
      id: "in-your-browser",
      heading: "Blocking cookies in your browser",
      blocks: [
        {
          paragraph:
            "Every browser can show, delete and block cookies and site data, mostly under Settings and then Privacy. If you block them all, you can still read the site and write to us, but you can't place an order.",
        },
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      blocks: [{ paragraph: ["Write to ", mailUs, ", or ", { words: "send a privacy complaint", to: "/privacy-complaint" }, "."] }],
    },
  ],
};
