import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { oneMoment } from "#content/site/missing.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

export const oneMomentMeta = () => [{ title: oneMoment.title }, { name: "robots", content: "noindex" }, { httpEquiv: "refresh", content: "5" }];

/**
 * Sent in place of any page that cannot be rendered, under that page's own address: so it runs no script, and its
 * empty link asks for that address again.
 */
export function OneMomentPage({ lead }: { lead: string }) {
  return (
    <Page>
      <Band tone="deep" className="py-0! overflow-clip">
        <img src={calm} alt="" className="footer-lines" />
        <div className="wrap grid justify-items-start gap-6 py-[calc(var(--nav-height)+4rem)]">
          <Headline cold={oneMoment.cold} warm={oneMoment.warm} />
          <p className="lead soft max-w-measure">{`${lead} ${oneMoment.again}`}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page this one stands for */}
            <a className="button" href="">
              {oneMoment.button}
            </a>
          </p>
        </div>
      </Band>
    </Page>
  );
}
