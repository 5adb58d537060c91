import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import tube240 from "#imagery/drawn/tube-240.avif?url";
import tube480 from "#imagery/drawn/tube-480.avif?url";
import tube480webp from "#imagery/drawn/tube-480.webp?url";
import standing240 from "#imagery/drawn/tube-standing-240.avif?url";
import standing360 from "#imagery/drawn/tube-standing-360.avif?url";
import standing480 from "#imagery/drawn/tube-standing-480.avif?url";
import standing480webp from "#imagery/drawn/tube-standing-480.webp?url";
import standing600 from "#imagery/drawn/tube-standing-600.avif?url";
import standing720 from "#imagery/drawn/tube-standing-720.avif?url";

const alt = `A standing ${catalogue.tube.sizeMl} ml tube of ${brand.name}, deep sea blue at the top, its isotherms warming to ember and amber at the cap`;

export const standingSet = `${standing240} 240w, ${standing360} 360w, ${standing480} 480w, ${standing600} 600w, ${standing720} 720w`;
export const standingSizes = "(min-width: 64rem) 300px, (min-width: 48rem) 240px, 46vw";

/** The tube on wet slate, for dark ground: the hero's picture, asked for first. */
export function StandingTube({ className }: { className: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={standingSet} sizes={standingSizes} />
      <img className={className} src={standing480webp} alt={alt} width="720" height="1942" fetchPriority="high" decoding="async" />
    </picture>
  );
}

/** The tube alone, cut out. Decoration: its words stand beside it. */
export function CutOutTube({ className }: { className: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`${tube240} 240w, ${tube480} 480w`} sizes="(min-width: 48rem) 300px, 200px" />
      <img className={className} src={tube480webp} alt="" width="480" height="1146" loading="lazy" decoding="async" />
    </picture>
  );
}
