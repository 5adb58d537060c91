/** The token in a label's own address, which opens its page too; undefined for another's address, as a vendor's is. */
export const ownToken = (labelUrl: string | null) => /^https?:\/\/[^/]+\/label\/([\w-]{22,86})$/.exec(labelUrl ?? "")?.[1];
