import { type DestinationStream, pino } from "pino";

/** The only fields a log line may hold, and none is about a person. `route` is a pattern: paths carry secret links. `error`: our own words, never a vendor's. */
const textFields = ["requestId", "method", "route", "code", "job", "jobId", "mail", "vendor", "event", "orderId", "reference", "error", "stack"] as const;
const numberFields = ["status", "ms", "count", "left", "pid"] as const;
const allowed = new Set<string>([...textFields, ...numberFields]);

type LogFields = { [F in (typeof textFields)[number]]?: string } & { [F in (typeof numberFields)[number]]?: number };
type Write = (fields: LogFields, message: string) => void;
export type Log = { debug: Write; info: Write; warn: Write; error: Write };

const pick = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)));

export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } }, destination);
  const at =
    (name: keyof Log): Write =>
    (fields, message) =>
      out[name](pick(fields), message);
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
