/** The oldest browsers that the site works in. The build compiles for them, tests/browsers/ holds what was built to them, README names them. */
export const oldestBrowsers = { chrome: "111", edge: "111", firefox: "128", safari: "16.4", ios: "16.4", samsungInternet: "23" };

const { chrome, edge, firefox, safari, ios } = oldestBrowsers;
/** As Vite's `build.target` names them: it has no word for Samsung Internet, which is a later Chromium than Chrome's minimum. */
export const buildTarget = [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`];
