import { HtmlValidate } from "html-validate";

/** HTML's own rules, but for how React writes it; a browser reads both alike. */
export const htmlValidator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // A label round its box that also names it: some voice programs only follow the name.
    "no-redundant-for": "off",
  },
});
