/** What a visitor may allow; the strictly necessary is not asked. */
export const categories = ["functional", "analytics", "advertising"] as const;
export type Category = (typeof categories)[number];
export type Choices = Record<Category, boolean>;
export type Preferences = Choices & { necessary: true };

export const nothing: Choices = { functional: false, analytics: false, advertising: false };
export const everything: Choices = { functional: true, analytics: true, advertising: true };
