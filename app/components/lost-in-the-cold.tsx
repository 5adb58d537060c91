import { ButtonLink } from "#app/components/button.tsx";
import lost from "#imagery/drawn/lost.svg?url";
import ember from "#imagery/drawn/lost-ember.svg?url";

/** "404" as the coldest place on the map, with one ember left. */
export function LostInTheCold() {
  return (
    <main id="main" className="lost on-dark">
      <div className="wrap lost-inner">
        <div className="lost-picture">
          <img src={lost} alt="" width="1184" height="604" />
          <img className="lost-ember" src={ember} alt="" width="1184" height="604" />
        </div>
        <h1 tabIndex={-1}>
          <span className="visually-hidden">404</span> <span className="warm">Oops! Page not found</span>
        </h1>
        <p className="lead soft">Lost in the cold. There is no page at this address.</p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </main>
  );
}
