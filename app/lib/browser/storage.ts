/** What a browser keeps under names: read, written, removed, listed. Nothing of it throws. */
export type BrowserStorage = {
  read(name: string): string | null;
  /** Whether the browser keeps it; if not, it is remembered until the page is left. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  names(): string[];
};

/** Storage that throws, is full or is null (cookies blocked, web views), with a stand-in for this visit. */
export function guardStorage(open: () => Storage | null | undefined): BrowserStorage {
  const standIn = new Map<string, string>();
  /** Null where the browser refuses. */
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      const storage = open();
      return storage ? use(storage) : null;
    } catch {
      return null;
    }
  };

  return {
    read: (name) => standIn.get(name) ?? attempt((storage) => storage.getItem(name)),
    write(name, text) {
      const isKept = attempt((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isKept) standIn.delete(name);
      else standIn.set(name, text);
      return isKept === true;
    },
    remove(name) {
      standIn.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
    names: () => [...new Set([...standIn.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  };
}

export const local = guardStorage(() => globalThis.localStorage);
export const session = guardStorage(() => globalThis.sessionStorage);

/** All cookies that script may read, as one line; empty where the browser refuses. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Every domain that a script on this host may have set a cookie for: none in particular, the host, and each one above it. */
const domainsOf = (host: string) => ["", ...host.split(".").map((_, at, labels) => labels.slice(at).join("."))];

/** Ends a cookie, for whichever domain it was set: a browser does not say. */
export function expireCookie(name: string) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browsers we serve
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}${secure}`;
  } catch {
    // Where cookies are refused, there is none to end.
  }
}

/** Deletes the databases whose names are chosen. Some browsers have none, or do not list them. */
export async function deleteDatabases(isChosen: (name: string) => boolean) {
  try {
    for (const { name } of await indexedDB.databases()) if (name && isChosen(name)) indexedDB.deleteDatabase(name);
  } catch {
    // Refused, as all storage is then: nothing of ours is in there.
  }
}

/** Keeps these with the visit that is shown (`history.state`): whoever goes back to it finds them, after a reload too. */
export function keepWithVisit(values: Record<string, unknown>) {
  try {
    history.replaceState({ ...history.state, ...values }, "");
  } catch {
    // Safari takes a hundred such changes in half a minute: for somebody who presses faster the last ones aren't kept.
  }
}

/** What was kept with it; undefined where nothing was. */
export const keptWithVisit = (name: string): unknown => history.state?.[name];
