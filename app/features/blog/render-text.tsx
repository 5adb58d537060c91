import { renderToStaticMarkup } from "react-dom/server";
import { findText, type TextParts } from "#app/features/blog/find-text.ts";
import type { Post } from "#content/blog/post.ts";

const Nothing = () => null;

const PlainNote: TextParts["SideNote"] = ({ title, children }) => (
  <aside>
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </aside>
);

/** The text of a post as HTML that stands anywhere: links are whole, and nothing needs our styles. */
export function renderText(post: Post, origin: string): string {
  const Text = findText(post);
  return renderToStaticMarkup(<Text components={{ PullQuote: Nothing, SideNote: PlainNote }} />).replaceAll(' href="/', ` href="${origin}/`);
}
