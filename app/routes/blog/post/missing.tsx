import { data, href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { LostInTheCold } from "#app/ui/failure-pages.tsx";
import { blog } from "#content/blog/blog.ts";
import type { Route } from "./+types/missing.ts";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => describePage(blog.notFound, matches);

export default function MissingPost() {
  return <LostInTheCold said={blog.notFound.title} lead={blog.notFound.description} back={{ to: href("/blog"), words: blog.back }} />;
}
