import type { ComponentProps } from "react";
import { tubePictures } from "#content/site/pictures.ts";
import tube240 from "#imagery/drawn/tube-240.avif?url";
import tube240webp from "#imagery/drawn/tube-240.webp?url";
import tube480 from "#imagery/drawn/tube-480.avif?url";
import tube480webp from "#imagery/drawn/tube-480.webp?url";
import open480 from "#imagery/drawn/tube-open-480.avif?url";
import open480webp from "#imagery/drawn/tube-open-480.webp?url";
import open720 from "#imagery/drawn/tube-open-720.avif?url";
import open720webp from "#imagery/drawn/tube-open-720.webp?url";
import open960 from "#imagery/drawn/tube-open-960.avif?url";
import open960webp from "#imagery/drawn/tube-open-960.webp?url";
import slate480 from "#imagery/drawn/tube-slate-480.avif?url";
import slate480webp from "#imagery/drawn/tube-slate-480.webp?url";
import slate720 from "#imagery/drawn/tube-slate-720.avif?url";
import slate720webp from "#imagery/drawn/tube-slate-720.webp?url";
import slate960 from "#imagery/drawn/tube-slate-960.avif?url";
import slate960webp from "#imagery/drawn/tube-slate-960.webp?url";
import standing240 from "#imagery/drawn/tube-standing-240.avif?url";
import standing240webp from "#imagery/drawn/tube-standing-240.webp?url";
import standing360 from "#imagery/drawn/tube-standing-360.avif?url";
import standing405 from "#imagery/drawn/tube-standing-405.avif?url";
import standing480 from "#imagery/drawn/tube-standing-480.avif?url";
import standing480webp from "#imagery/drawn/tube-standing-480.webp?url";
import standing640 from "#imagery/drawn/tube-standing-640.avif?url";
import standing832 from "#imagery/drawn/tube-standing-832.avif?url";
import standing832webp from "#imagery/drawn/tube-standing-832.webp?url";

const standingSet = `${standing240} 240w, ${standing360} 360w, ${standing405} 405w, ${standing480} 480w, ${standing640} 640w, ${standing832} 832w`;
/** Each picture as large as it was made, for who wants to look closely. */
export const largestPictures = { standing: standing832webp, open: open960webp, lying: slate960webp } satisfies Record<keyof typeof tubePictures, string>;

/** Where the tube stands, as a `sizes` attribute of the whole picture: the ground it stands on reaches out to both sides of the tube's own box. */
const standingSizes = {
  hero: "(min-width: 64rem) 409px, (min-width: 48rem) 246px, 65vw",
  gallery: "(min-width: 48rem) 319px, 231px",
  styleguide: "15rem",
};

/** Link that asks for the standing tube before the page's own words do. */
export const preloadStandingTube = (place: keyof typeof standingSizes) => ({
  rel: "preload" as const,
  as: "image" as const,
  type: "image/avif",
  imageSrcSet: standingSet,
  imageSizes: standingSizes[place],
  fetchPriority: "high" as const,
});

type Shot = Pick<ComponentProps<"img">, "className" | "src" | "srcSet" | "sizes" | "alt" | "width" | "height" | "fetchPriority"> & {
  /** The same widths and more, for the browsers that read AVIF. */
  avif: string;
  /** On the picture around the image. */
  frame?: string;
};

/** Painted with the words round it, else script that waits for the first paint would start before the largest. */
const now = { decoding: "sync" } as const;
const later = { loading: "lazy", decoding: "async", fetchPriority: "low" } as const;

/** One rendered picture in both its formats. It waits for the reader, unless it is asked for first. */
function Shot({ avif, frame, sizes, alt, ...image }: Shot) {
  return (
    <picture className={frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} alt={alt} sizes={sizes} {...(image.fetchPriority === "high" ? now : later)} />
    </picture>
  );
}

/** The tube on wet slate that fades into dark ground: the hero's picture, asked for first. The box is the tube's; the slate reaches beyond it. */
export const StandingTube = ({ className, place }: { className: string; place: keyof typeof standingSizes }) => (
  <Shot
    frame={`standing-tube ${className}`}
    avif={standingSet}
    src={standing480webp}
    srcSet={`${standing240webp} 240w, ${standing480webp} 480w, ${standing832webp} 832w`}
    sizes={standingSizes[place]}
    alt={tubePictures.standing}
    width="832"
    height="1402"
    fetchPriority="high"
  />
);

/** The tube alone, cut out. Decoration: its words stand beside it. */
export const CutOutTube = ({ className }: { className: string }) => (
  <Shot
    className={className}
    avif={`${tube240} 240w, ${tube480} 480w`}
    src={tube480webp}
    srcSet={`${tube240webp} 240w, ${tube480webp} 480w`}
    sizes="(min-width: 48rem) 300px, 200px"
    alt=""
    width="480"
    height="1148"
  />
);

type Scene = {
  className?: string;
  /** How wide the page shows it; see the `sizes` attribute of `<img>`. */
  sizes?: string;
};
const scene = { sizes: "(min-width: 64rem) 600px, 100vw", width: "960", height: "720" };

/** The cap off, beside it, and a swirl of cream on the slate. Its own dark ground, 4:3. */
export const OpenTube = (shown: Scene) => (
  <Shot
    {...scene}
    {...shown}
    avif={`${open480} 480w, ${open720} 720w, ${open960} 960w`}
    src={open720webp}
    srcSet={`${open480webp} 480w, ${open720webp} 720w, ${open960webp} 960w`}
    alt={tubePictures.open}
  />
);

/** Lying closed on wet slate, between a cold light and a warm one. Its own dark ground, 4:3. */
export const SlateTube = (shown: Scene) => (
  <Shot
    {...scene}
    {...shown}
    avif={`${slate480} 480w, ${slate720} 720w, ${slate960} 960w`}
    src={slate720webp}
    srcSet={`${slate480webp} 480w, ${slate720webp} 720w, ${slate960webp} 960w`}
    alt={tubePictures.lying}
  />
);
