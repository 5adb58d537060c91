/** Where one may go on after a sign-up or a payment. */
export const successMenu = {
  label: "Where next",
  links: [
    ["Home", "/"],
    ["FAQ", "/faq"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
    ["Terms & Conditions", "/terms"],
    ["Warmth List", "/warmth-list"],
  ],
} as const;
