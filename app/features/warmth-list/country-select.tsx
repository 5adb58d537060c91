import type { ComponentProps } from "react";
import { countries } from "#content/countries.ts";

/** Every country in the browser's own list: what stands in the page as it is sent. */
export function CountrySelect(props: ComponentProps<"select">) {
  return (
    <select autoComplete="country" toolparamdescription="The country the person lives in, by its two-letter code" {...props} className="input">
      <option value="">Select your country</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
