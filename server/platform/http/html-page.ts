import { html } from "hono/html";

/** A piece of HTML whose text is already escaped. */
export type Markup = ReturnType<typeof html>;

/** A whole page outside the app, never indexed; `head` goes before its title. */
export const htmlPage = ({ title, head = "", body }: { title: string; head?: Markup | string; body: Markup }) => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex">
${head}
<title>${title}</title>
</head>
<body>
${body}
</body>
</html>
`;
