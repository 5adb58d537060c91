import type { HeadersFunction } from "react-router";

/** What loaders and actions said about the answer as a whole; React Router drops it without this. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of [...actionHeaders, ...(errorHeaders ?? [])]) headers.set(name, value);
  return headers;
};
