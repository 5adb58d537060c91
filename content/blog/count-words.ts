/** Words a reader reads: without front matter, imports, markup, the addresses of links, and what pull quotes say again. */
export function countWords(mdx: string): number {
  const text = mdx
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/<PullQuote>.*<\/PullQuote>/g, "")
    .replaceAll(/<[^<>]*>|\]\([^()]*\)/g, " ")
    .replaceAll(/\{[^{}]*\}/g, "word");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
