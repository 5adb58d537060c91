import { useState } from "react";
import { useRouteLoaderData } from "react-router";

/** The id of the request that failed, as the log names it. A page that failed later, in the browser, has none to show. */
export function RequestId() {
  const { requestId } = (useRouteLoaderData("root") as { requestId: string | null } | undefined) ?? { requestId: null };
  const [isFirstPage] = useState(() => typeof document === "undefined" || document.documentElement.dataset.script !== "ready");
  if (!requestId || !isFirstPage) return null;
  return (
    <p className="small soft">
      Request id <span className="readout wrap-anywhere">{requestId}</span>
    </p>
  );
}
