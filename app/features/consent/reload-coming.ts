let coming = false;

/** Said before a choice is kept that the page loads anew for. */
export const announceReload = () => {
  coming = true;
};

/** On a slow line the page lives on for seconds: what a choice allows begins on the next one, or it would begin twice. */
export const isReloadComing = () => coming;
