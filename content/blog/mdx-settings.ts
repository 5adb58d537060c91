import type { Options } from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";

/** How posts are read: the build and make-posts.ts agree on it. */
export const mdxSettings: Options = {
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
  // As a style attribute the policy would refuse it.
  tableCellAlignToStyle: false,
};
