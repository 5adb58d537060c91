import { useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { blog } from "#content/blog/blog.ts";
import { categories, categorySlug } from "#content/blog/categories.ts";
import { posts } from "#content/blog/posts.ts";

const everything = "all";
const chips = [
  { value: everything, label: blog.filter.all, said: blog.filter.allPosts(posts.length) },
  ...categories.map((category) => ({
    value: categorySlug(category),
    label: category,
    said: blog.filter.postsIn(posts.filter((post) => post.category === category).length, category),
  })),
];

/**
 * Chips that are radio buttons: the choice itself is made by page.css, so it works before and without script. Script adds
 * the address, for Back and for sharing, and says how many posts are left.
 */
export function CategoryFilter() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [params, setParams] = useSearchParams();
  const [said, setSaid] = useState("");
  const wanted = params.get("category");
  const begun = useRef(false);

  useLayoutEffect(() => {
    const boxes = [...(group.current?.querySelectorAll("input") ?? [])];
    // What was chosen before script arrived stands, unless the address says otherwise.
    const box = boxes.find(({ value }) => value === wanted) ?? (begun.current ? boxes[0] : undefined);
    if (box) box.checked = true;
    begun.current = true;
  }, [wanted]);

  const choose = ({ value, said }: (typeof chips)[number]) => {
    setSaid(said);
    setParams(value === everything ? {} : { category: value }, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <fieldset ref={group} className="flex flex-wrap gap-[0.6rem] pt-3 print:hidden">
        <legend className="visually-hidden">{blog.filter.label}</legend>
        {chips.map((chip) => (
          <label key={chip.value} className="chip">
            <input
              className="pointer-events-none absolute opacity-0"
              type="radio"
              name="category"
              value={chip.value}
              defaultChecked={chip.value === everything}
              // Not onChange: React compares with a state that it does not see us set, and stays silent.
              onInput={() => choose(chip)}
            />
            <span>{chip.label}</span>
          </label>
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
