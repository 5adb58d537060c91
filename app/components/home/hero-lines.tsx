import { useEffect, useState } from "react";
import isotherms from "#imagery/drawn/hero-isotherms.svg?url";

/** Isotherms behind the hero. They come in once the words and the tube stand, and as a drawing, which no browser takes for the page's largest picture. */
export function HeroLines() {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? (
    <svg className="hero-lines" viewBox="0 0 1980 1280" width="1980" height="1280" aria-hidden="true" focusable="false">
      <use href={`${isotherms}#lines`} />
    </svg>
  ) : (
    <noscript>
      <img className="hero-lines" src={isotherms} alt="" width="1980" height="1280" decoding="async" />
    </noscript>
  );
}
