import type { MetaDescriptor } from "react-router";
import { brand } from "#content/brand.ts";

/** Tells a feed reader where the blog's feed is. */
export const feedLink: MetaDescriptor = { tagName: "link", rel: "alternate", type: "application/atom+xml", title: `${brand.name} blog`, href: "/feed.xml" };
