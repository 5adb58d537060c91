/** Where the share card of the page at `path` is; drawn at build (main/found). */
export const shareCard = (path: string) => `/share${path === "/" ? "/home" : path}.jpg`;
