import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Summary } from "#app/features/operator/confirm.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";

/** A page's name, which takes the focus as the page is opened. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 tabIndex={-1} className="text-h2">
    {children}
  </h1>
);

/** A form of what is searched for: of another search its fields hold that one's words; they stay, and keep the focus. */
export function useSearchForm(...sought: readonly (string | undefined)[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => form.current?.reset(), sought);
  return form;
}

/** The address of a page of which that is asked; what is empty isn't. */
export function addressWith(path: string, asked: Record<string, string | undefined>) {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
  return path + (query && `?${query}`);
}

/** One of several looks at a page, marked where it's the one that is shown. */
export const ViewLink = ({ isCurrent, className = "", ...rest }: ComponentProps<typeof Link> & { isCurrent: boolean }) => (
  <Link
    {...rest}
    preventScrollReset
    aria-current={isCurrent ? "page" : undefined}
    className={`${className} inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline`.trim()}
  />
);

type ViewLinksProps = { label: string; links: readonly { to: string; words: string; isCurrent: boolean }[] };

/** Looks at a page in one row, such as those that are asked for most often. */
export const ViewLinks = ({ label, links }: ViewLinksProps) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ words, ...link }) => (
        <li key={words}>
          <ViewLink {...link}>{words}</ViewLink>
        </li>
      ))}
    </ul>
  </nav>
);

type SearchProps = { search: string; words: { find: string; help: string; search: string }; children?: ReactNode };

/** The one field that a page searches by; `children` is what else is sent. On a phone what was found begins below the window: each time that something else is searched for, the form goes to the top. */
export function SearchForm({ search, words, children }: SearchProps) {
  const form = useSearchForm(search);
  const shown = useRef(search);
  useEffect(() => {
    if (search !== shown.current) form.current?.scrollIntoView({ behavior: "instant" });
    shown.current = search;
  }, [form, search]);
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="min-w-0 max-w-md flex-1 basis-48">
        <TextField name="search" type="search" label={words.find} help={words.help} defaultValue={search} maxLength={100} autoComplete="off" />
      </div>
      {children}
      <Button type="submit" look="secondary" size="small">
        {words.search}
      </Button>
    </Form>
  );
}

type FiltersProps = { words: string; chosen: readonly (string | false | undefined)[]; className?: string; children: ReactNode };

/** What a page is narrowed down by. On a phone it's folded and says what was chosen, and folds again each time that something else is: what was found comes first. */
export function Filters({ words, chosen, className = "", children }: FiltersProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const said = chosen.filter(Boolean).join(", ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => {
    if (!box.current?.open) return;
    const hadFocus = box.current.contains(document.activeElement);
    box.current.open = false;
    if (hadFocus) box.current.querySelector("summary")?.focus();
  }, [said]);
  return (
    <details ref={box} className={`filters ${className}`.trim()}>
      <Summary words={said ? `${words}: ${said}` : words} />
      {children}
    </details>
  );
}

/** A link of the row below a list, or what is empty where it leads nowhere. */
type PagingLink = { to: string; words: string } | false | "" | null | undefined;

/** Below a list: on to what is older, and back to all of it. */
export const Paging = ({ links, className = "" }: { links: readonly PagingLink[]; className?: string }) => (
  <p className={`flex flex-wrap gap-x-6 ${className}`.trim()}>
    {links.map(
      (link) =>
        link && (
          <Link key={link.words} to={link.to} className="inline-block min-h-11 content-center">
            {link.words}
          </Link>
        ),
    )}
  </p>
);
