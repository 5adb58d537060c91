/**
 * React Router hands the fade between two pages to nobody, so what is known of it is said here.
 * Skipped by the next press or a hidden tab it is no error, though each engine says so in words of its own: a page that could not be
 * shown still rejects `finished`. And a page that the browser itself has swiped in is not faded in once more.
 */
export function watchViewTransitions() {
  if (!document.startViewTransition) return;
  const start = document.startViewTransition.bind(document);
  let swipedTo: string | null = null;
  addEventListener("popstate", ({ hasUAVisualTransition }) => {
    swipedTo = hasUAVisualTransition ? location.href : null;
  });
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(noError);
    if (swipedTo === location.href) transition.skipTransition();
    swipedTo = null;
    return transition;
  };
}

const noError = () => {};
