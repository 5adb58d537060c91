/** Each post belongs to one. */
export const categories = ["Exercise in the Cold", "Company News"] as const;

export type Category = (typeof categories)[number];

/** As an address names it: "company-news". */
export const categorySlug = (category: Category) => category.toLowerCase().replaceAll(" ", "-");
