import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { FailureWords } from "#app/failure-words.ts";

const titles: Partial<Record<FailureWords["code"], string>> = {
  "sold-out": "Sold out",
  "too-many": "Too Many Requests",
  "payments-away": "The payment page is away",
  "once-more": "Once more, please",
  offline: "You are offline",
};

/** Why the way to the payment page is closed just now, and what to do. */
export function FailureNotice({ failure: { code, message } }: { failure: FailureWords }) {
  return (
    <Notice kind="error" title={titles[code] ?? "That did not work"} className="my-4">
      <p>{message}</p>
      {code === "sold-out" && (
        <p className="mt-2">
          <Link to="/warmth-list">Join the Warmth List</Link>
        </p>
      )}
    </Notice>
  );
}
