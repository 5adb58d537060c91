const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const withoutWww = (host: string) => host.replace(/^www\./, "");

/** This machine, or a preview: any host that is not the one visitors are meant to use. */
export const isLocalHost = (host: string, publicOrigin: string) => loopback.test(host) || withoutWww(host) !== withoutWww(new URL(publicOrigin).hostname);
