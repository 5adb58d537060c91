import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What the mail server's answer is to: its first words, each command, and the mail itself. */
export const stages = ["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "content"] as const;
export type Stage = (typeof stages)[number];

/** What goes wrong with one answer. Those that say so happen after the server has heard the command. */
export const smtpFaults = [
  "500",
  "421, too many at once",
  "silence",
  "silence, and it acted",
  "slow, and it acted",
  "garbage, and it acted",
  "truncated, and it acted",
  "hung up",
  "hung up, and it acted",
] as const;
export type SmtpFault = (typeof smtpFaults)[number];

type Plan = { at: Stage; fault: SmtpFault } | null;

function nextStage(before: Stage, sent: string): Stage {
  if (before === "DATA" && !/^(QUIT|RSET)/i.test(sent)) return "content";
  const verb = /^(EHLO|AUTH|MAIL|RCPT|DATA)/i.exec(sent)?.[1]?.toUpperCase();
  return (verb as Stage | undefined) ?? before;
}

function answerBadly(fault: SmtpFault, client: Socket, whole: string): void {
  switch (fault) {
    case "500":
      return void client.write("500 5.5.1 Something broke\r\n");
    case "421, too many at once":
      return void client.end("421 4.7.0 Too many connections, try again later\r\n");
    case "silence":
    case "silence, and it acted":
      return;
    case "slow, and it acted": {
      const drip = (at: number): unknown => at < whole.length && client.writable && client.write(whole[at] ?? "", () => setTimeout(drip, 2, at + 1).unref());
      return void drip(0);
    }
    case "garbage, and it acted":
      return void client.end("<html><body>Bad gateway</body></html>\r\n");
    case "truncated, and it acted":
      return void client.end(whole.slice(0, 2));
    case "hung up":
    case "hung up, and it acted":
      return void client.destroy();
  }
}

/** Stands between us and a mail server, and spoils one of its answers in each conversation until it is mended. */
export async function tamperWithSmtp(port: number) {
  let plan: Plan = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
    const mine = plan;
    let stage: Stage = "greeting";
    let spoiled = false;
    const isHere = () => mine !== null && mine.at === stage && !spoiled;
    upstream.on("data", (answer) => {
      if (!mine || !isHere()) return void client.write(answer);
      spoiled = true;
      answerBadly(mine.fault, client, answer.toString("latin1"));
    });
    client.on("data", (sent) => {
      if (stage !== "content") stage = nextStage(stage, sent.toString("latin1"));
      // The whole mail has been said only with its last dot.
      const wholeMail = stage !== "content" || sent.toString("latin1").endsWith("\r\n.\r\n");
      if (mine && isHere() && wholeMail && !mine.fault.endsWith("acted")) {
        spoiled = true;
        return answerBadly(mine.fault, client, "");
      }
      upstream.write(sent);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    port: (server.address() as AddressInfo).port,
    spoil(next: NonNullable<Plan>) {
      plan = next;
    },
    mend() {
      plan = null;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
