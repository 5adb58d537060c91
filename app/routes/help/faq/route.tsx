import { site } from "#app/context.ts";
import { AskAssistantButton } from "#app/features/chat/product-assistant.tsx";
import { useOpenByHash } from "#app/lib/navigation/go-to-section.ts";
import { describePage, siteOf } from "#app/lib/seo/describe-page.ts";
import { describeQuestions } from "#app/lib/seo/structured-data.ts";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon, IsothermMark } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { type FaqGroup, type FaqItem, faqGroupsWith, faqPage } from "#content/site/faq.ts";
import picture from "#imagery/drawn/page-faq.svg?url";
import type { Route } from "./+types/route.ts";
import "./page.css";
import type { MouseEvent } from "react";
import { href } from "react-router";

/** What the owner wrote, which the server puts into this page from memory within a minute (main/serve.ts). */
export const loader = ({ context }: Route.LoaderArgs) => context.get(site).answers ?? [];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const questions = faqGroupsWith(loaderData ?? [], siteOf(matches)).flatMap(({ items }) => items);
  return describePage(
    { title: faqPage.title, description: faqPage.description(questions.length), path: href("/faq"), things: [describeQuestions(questions)] },
    matches,
  );
};

/** Folds the question that was open. One above it would carry the pressed one off the screen, so that one is held where it was pressed. */
function foldOthers({ currentTarget: summary }: MouseEvent<HTMLElement>) {
  const { top } = summary.getBoundingClientRect();
  for (const other of document.querySelectorAll<HTMLDetailsElement>(".faq-item[open]")) if (other !== summary.parentElement) other.open = false;
  scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
}

/**
 * The anchor stands inside, so that browsers open the question by themselves when its address is followed; below the question, which stays in view.
 * Without script the browser folds the last one by their shared name, and lets the page jump.
 */
function Question({ id, question, answer, links }: FaqItem) {
  return (
    <details className="faq-item" name="faq">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is pressed by keys too, and a click tells of both */}
      <summary onClick={foldOthers}>
        <IsothermMark />
        <h3>{question}</h3>
        <Icon name="down" size={20} />
      </summary>
      <div id={id} className="max-w-measure scroll-mt-28 pb-7 pl-12">
        <p>{answer}</p>
        {links && (
          <p className="mt-2 flex flex-wrap gap-x-6">
            {links.map(({ words, to }) => (
              <Link key={to} to={to} className="inline-flex min-h-11 items-center">
                {words}
              </Link>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

const Index = ({ groups }: { groups: readonly FaqGroup[] }) => (
  <nav aria-label={faqPage.subjects} className="faq-index">
    <ol className="flex flex-wrap gap-x-6 gap-y-2 lg:sticky lg:top-[calc(var(--nav-height)+2rem)] lg:grid lg:gap-1 lg:pl-5">
      {groups.map(({ id, cold, warm, items }) => (
        <li key={id} className="flex items-baseline gap-2 lg:justify-between">
          <Link to={`#${id}`} className="inline-flex min-h-11 items-center">
            {`${cold} ${warm}`}
          </Link>
          <span className="readout soft" aria-hidden="true">
            {items.length}
          </span>
        </li>
      ))}
    </ol>
  </nav>
);

export default function Faq({ loaderData }: Route.ComponentProps) {
  const groups = faqGroupsWith(loaderData, useSite());
  useOpenByHash();
  return (
    <Page>
      <Band tone="deep" className="pt-[calc(var(--nav-height)+clamp(2rem,5vw,4.5rem))] pb-[clamp(2rem,5vw,4rem)]">
        <div className="wrap grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
          <div>
            <Headline cold={faqPage.cold} warm={faqPage.warm} />
            <p className="lead soft mt-4">{faqPage.lead}</p>
          </div>
          <img className="drawn bg-surface" src={picture} alt="" width="640" height="480" />
        </div>
      </Band>
      <div className="wrap grid gap-10 py-[clamp(2.5rem,6vw,5.5rem)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-18">
        <Index groups={groups} />
        <div className="grid grid-cols-1 gap-[clamp(2.5rem,5vw,4.5rem)] lg:max-w-176">
          {groups.map(({ id, cold, warm, items }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="mb-4">
                <ColdToWarm cold={cold} warm={warm} />
              </h2>
              {items.map((item) => (
                <Question key={item.id} {...item} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Band tone="warm" className="py-[clamp(3rem,6vw,5rem)]">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <div>
            <h2>
              <ColdToWarm cold={faqPage.ask.cold} warm={faqPage.ask.warm} />
            </h2>
            <p className="lead mt-4">{faqPage.ask.lead}</p>
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-3">
            <ButtonLink to={href("/contact")}>{faqPage.ask.contact}</ButtonLink>
            <AskAssistantButton />
          </p>
        </div>
      </Band>
    </Page>
  );
}
