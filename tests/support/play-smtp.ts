import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Received = { sender: string; to: string[]; raw: string; mail: Email };
/** What the server does with the next mails. */
export type Mood =
  | "takes"
  | "knows-nobody"
  | "knows-nobody, in words"
  | "has-moved"
  | "minds-the-sender"
  | "relays-nothing"
  | "is-full"
  | "wants-no-words"
  | "takes-and-hangs-up"
  | "is-silent";

/** A mail server of our own on a free port, with a login, which keeps what it is given. */
export async function playSmtp({ tls = false, pipelining = true } = {}) {
  const received: Received[] = [];
  let mood: Mood = "takes";
  let connections = 0;
  const refuse = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });
  const server = new SMTPServer({
    // Its own certificate is nobody's: only a test that asks for it offers TLS.
    ...(tls ? {} : { hideSTARTTLS: true, allowInsecureAuth: true }),
    // Without it each command waits for its answer.
    hidePIPELINING: !pipelining,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      if (mood !== "is-silent") done();
    },
    onAuth: ({ username, password }, _session, done) =>
      username === "shop" && password === "p@ss/word" ? done(null, { user: username }) : done(refuse(535, "5.7.8 Not you")),
    onRcptTo({ address }, _session, done) {
      if (mood === "knows-nobody") return done(refuse(550, `5.1.1 <${address}> unknown`));
      if (mood === "knows-nobody, in words") return done(refuse(550, `No such user: ${address}`));
      // Postfix says all that it has against a client or a sender here.
      if (mood === "minds-the-sender") return done(refuse(553, "5.7.1 <hello@shop.example>: Sender address rejected: not owned by user shop"));
      if (mood === "relays-nothing") return done(refuse(550, "relay not permitted"));
      if (mood === "has-moved") return done(refuse(551, "5.1.6 User not local; please try <ann@elsewhere.example>"));
      if (mood === "is-full") return done(refuse(452, "4.2.2 Mailbox full"));
      done();
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (mood === "wants-no-words") return done(refuse(554, "5.7.1 Looks like spam"));
        const raw = Buffer.concat(chunks).toString("utf8");
        received.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        });
        // It has the mail, and its answer never comes.
        if (mood === "takes-and-hangs-up") closeAll();
        else done();
      });
    },
  });
  server.on("error", () => {});
  // It waits for a tenth of a second for a caller who speaks too early, at each mail; ours doesn't.
  type Connection = { _setListeners(then: () => void): void; connectionReady(): void };
  const keep = server.connections.add.bind(server.connections);
  server.connections.add = (connection) => {
    const own = connection as unknown as Connection;
    const listen = own._setListeners.bind(own);
    own._setListeners = () => listen(() => own.connectionReady());
    return keep(connection);
  };
  const closeAll = () => {
    for (const connection of server.connections) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
  };
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://shop:${encodeURIComponent("p@ss/word")}@127.0.0.1:${port}`,
    port,
    received,
    be: (next: Mood) => {
      mood = next;
    },
    connections: () => connections,
    close: () =>
      new Promise<void>((done) => {
        closeAll();
        server.close(done);
      }),
  };
}
