import { type DestinationStream, pino } from "pino";

/**
 * The only fields a log line may hold. None of them is about a person: no address, name, email, query or token.
 * A field that is not named here does not reach the log, whoever passes it.
 */
type LogFields = {
  requestId?: string;
  method?: string;
  /** The route's pattern, never the path: paths carry secret links. */
  route?: string;
  status?: number;
  ms?: number;
  code?: string;
  job?: string;
  jobId?: string;
  mail?: string;
  vendor?: string;
  event?: string;
  orderId?: string;
  reference?: string;
  count?: number;
  /** Password attempts that an address has left. */
  left?: number;
  /** The class and message of an error of ours; vendors' and the database's own words may quote a person. */
  error?: string;
  stack?: string;
  pid?: number;
};
const allowed = new Set([
  "requestId",
  "method",
  "route",
  "status",
  "ms",
  "code",
  "job",
  "jobId",
  "mail",
  "vendor",
  "event",
  "orderId",
  "reference",
  "count",
  "left",
  "error",
  "stack",
  "pid",
]);

type Write = (fields: LogFields, message: string) => void;
export type Log = { debug: Write; info: Write; warn: Write; error: Write };

const pick = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)));

/** Structured lines, one JSON object each, on standard output unless another destination is given. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } }, destination);
  const at =
    (name: keyof Log): Write =>
    (fields, message) =>
      out[name](pick(fields), message);
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
