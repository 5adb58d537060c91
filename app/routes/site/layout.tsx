import { Footer } from "#app/components/footer.tsx";
import { Navigation } from "#app/components/navigation.tsx";
import { SiteFrame } from "#app/features/site-frame.tsx";
import { useSite } from "#app/use-site.ts";

export default function SiteLayout() {
  const { year } = useSite();
  return <SiteFrame header={<Navigation />} footer={<Footer year={year} />} />;
}
