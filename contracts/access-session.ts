/** What a closed site asks for. */
export const siteLocks = ["password", "code"] as const;
export type SiteLock = (typeof siteLocks)[number];

/** How a browser got in: by the password, by the code, as a guest of the owner's, or by one secret link, for that page and its files alone. */
export type AccessSessionKind = "password" | "code" | "guest" | "link";
/** `tokenId` tells it from every other; a guest's begins with that of the link that let it in. */
export type AccessSession = { kind: AccessSessionKind; endsAt: Date; tokenId: string };

/** How long an access session holds. */
export const accessSessionHours = 24;
