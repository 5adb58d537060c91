import { findText, type TextParts } from "#app/features/blog/find-text.ts";
import { Link } from "#app/ui/link.tsx";
import type { Post } from "#content/blog/post.ts";

const parts: TextParts = {
  a: ({ href = "", ...rest }) => <Link to={href} {...rest} />,
  // The text has said it already.
  PullQuote: ({ children }) => (
    <p className="pull-quote" aria-hidden="true">
      {children}
    </p>
  ),
  SideNote: ({ title, children }) => (
    <aside className="side-note">
      <p className="side-note-title">{title}</p>
      {children}
    </aside>
  ),
};

/** The text of a post, set for reading. */
export function ArticleText({ post }: { post: Post }) {
  const Text = findText(post);
  return (
    <div className="prose article-text">
      <Text components={parts} />
    </div>
  );
}
