/** A vendor that is away costs its own figures only. */
export const NotAnswered = () => <p className="soft mt-3">PostHog does not answer just now. Load the page again in a minute.</p>;
