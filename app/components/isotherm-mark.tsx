/** Three rings round one point, as on a weather map: closed it shows one, in an open `<details>` all of them. */
export function IsothermMark() {
  return (
    <svg
      className="isotherm-mark"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M16 12.4c2.3-.2 3.9 1.4 3.8 3.5-.1 2.2-1.9 3.9-4 3.7-2.1-.1-3.6-1.7-3.5-3.8.1-1.9 1.7-3.2 3.7-3.4z" />
      <path d="M16.3 7.3c4.7-.3 8.6 3.2 8.5 8.3-.1 5-4 9.2-9 9-4.9-.2-8.4-4-8.3-8.7.1-4.7 4.1-8.3 8.8-8.6z" />
      <path d="M16.6 2c7.4-.2 13.300 5.500 13.200 13.300-.1 8-6.200 14.800-14 14.600C8.100 29.700 2.200 23.800 2.300 16 2.400 8.300 9.200 2.200 16.600 2z" />
    </svg>
  );
}
