/** Stripe's own address for programs. */
export const stripeApi = "https://api.stripe.com";

/** Where the hosted page stands, by where the API does: a server that plays Stripe has both in one place. */
export const pageOrigin = (apiUrl: string) => (apiUrl === stripeApi ? "https://checkout.stripe.com" : apiUrl);
