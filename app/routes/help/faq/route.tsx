import { AskAssistantButton } from "#app/features/chat/product-assistant.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { describeQuestions } from "#app/lib/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon, IsothermMark } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { type FaqItem, faq, faqGroups, faqPage } from "#content/site/faq.ts";
import picture from "#imagery/drawn/page-faq.svg?url";
import type { Route } from "./+types/route.ts";
import "./page.css";
import { useEffect } from "react";
import { useLocation } from "react-router";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: faqPage.title, description: faqPage.description, path: "/faq", things: [describeQuestions(faq)] }, matches);

/** The anchor stands inside, so that browsers open the question by themselves when its address is followed. */
function Question({ id, question, answer, links }: FaqItem) {
  return (
    <details name="faq" className="faq-item">
      <summary>
        <IsothermMark />
        <h3>{question}</h3>
        <Icon name="down" size={20} />
      </summary>
      <div id={id} className="faq-answer">
        <p>{answer}</p>
        {links && (
          <p className="faq-links">
            {links.map(({ words, to }) => (
              <Link key={to} to={to}>
                {words}
              </Link>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

const Index = () => (
  <nav aria-label={faqPage.subjects} className="faq-index">
    <ol>
      {faqGroups.map(({ id, cold, warm, items }) => (
        <li key={id}>
          <Link to={`#${id}`}>
            {cold} {warm}
          </Link>
          <span className="readout soft" aria-hidden="true">
            {items.length}
          </span>
        </li>
      ))}
    </ol>
  </nav>
);

export default function Faq() {
  useOpenByHash();
  return (
    <Page>
      <Band tone="deep" className="faq-head">
        <div className="wrap">
          <div>
            <Headline cold={faqPage.cold} warm={faqPage.warm} />
            <p className="lead soft">{faqPage.lead}</p>
          </div>
          <img src={picture} alt="" width="640" height="480" />
        </div>
      </Band>
      <div className="wrap faq-body">
        <Index />
        <div className="faq-groups">
          {faqGroups.map(({ id, cold, warm, items }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="faq-group">
              <h2 id={`${id}-title`}>
                <ColdToWarm cold={cold} warm={warm} />
              </h2>
              {items.map((item) => (
                <Question key={item.id} {...item} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Band tone="warm" className="faq-ask">
        <div className="wrap">
          <div>
            <h2>
              <ColdToWarm cold={faqPage.ask.cold} warm={faqPage.ask.warm} />
            </h2>
            <p className="lead">{faqPage.ask.lead}</p>
          </div>
          <p className="faq-ways">
            <ButtonLink to="/contact">{faqPage.ask.contact}</ButtonLink>
            <AskAssistantButton />
          </p>
        </div>
      </Band>
    </Page>
  );
}

/** Opens the question that the address names: browsers do so themselves, but not when the router changes the address. */
function useOpenByHash() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const question = hash && document.getElementById(decodeURIComponent(hash.slice(1)))?.closest("details");
    if (question) question.open = true;
  }, [hash, key]);
}
