import type { ComponentType, ReactNode } from "react";
import type { Post } from "#content/blog/post.ts";

/** What a post's MDX may use beside Markdown. */
export type TextParts = {
  a?: ComponentType<{ href?: string; children?: ReactNode }>;
  /** A sentence of the text once more, set large. */
  PullQuote: ComponentType<{ children: ReactNode }>;
  SideNote: ComponentType<{ title: string; children: ReactNode }>;
};

const texts = import.meta.glob<ComponentType<{ components: TextParts }>>("/content/blog/*.mdx", { eager: true, import: "default" });

/** The text of a post, as a component. */
export function findText({ file }: Pick<Post, "file">) {
  const text = texts[`/content/blog/${file}.mdx`];
  if (!text) throw new Error(`content/blog/${file}.mdx is missing`);
  return text;
}
