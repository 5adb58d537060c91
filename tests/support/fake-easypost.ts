import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { drawLabel } from "#server/providers/shipping/local/label/draw-label.ts";
import { type FakeEvent, type FakeTracker, newTracker, scan } from "#tests/support/easypost-events.ts";

type Rate = { id: string; carrier: string; service: string; rate: string; currency: string };
type Held = {
  id: string;
  asked: { reference: string; to_address: Record<string, string>; customs_info?: unknown; parcel: Record<string, number> };
  rates: Rate[];
  bought: { rate: Rate; tracking: string; tracker: FakeTracker } | null;
  refund: string | null;
  /** How often a refund was asked for. */
  refunds: number;
};
/**
 * What it does with a question: silent acts and says nothing · gone neither · cut hangs up, before or after the deed · truncated acts and sends half
 * an answer · slow takes its time · or an answer of its own, which `acts` gives after the deed.
 */
export type Fault = "silent" | "gone" | "cut" | "cut after" | "truncated" | "slow" | { status: number; body: string; acts?: boolean };
export type Question = "create" | "buy" | "read" | "refund" | "file";

const slowness = 200;
const broken = (response: ServerResponse, text: string) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": text.length });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
};

const newId = (kind: string) => `${kind}_${randomBytes(16).toString("hex")}`;

async function bodyOf(request: IncomingMessage) {
  let text = "";
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : {};
}

/** EasyPost on this machine, with records of its own, written from its published reference: it can act and then say nothing. */
export async function startFakeEasyPost({ now = () => new Date() } = {}) {
  const held = new Map<string, Held>();
  const faults = new Map<Question, Fault>();
  const open = new Set<ServerResponse>();
  let keys: (string | undefined)[] = [];
  let files = 0;
  let origin = "";

  const show = ({ id, asked, rates, bought, refund }: Held) => ({
    id,
    object: "Shipment",
    reference: asked.reference,
    rates,
    messages: [],
    selected_rate: bought?.rate ?? null,
    tracking_code: bought?.tracking ?? null,
    refund_status: refund,
    postage_label: bought && { label_url: `${origin}/files/${id}.pdf`, label_pdf_url: null },
    tracker: bought?.tracker ?? null,
    to_address: {
      ...asked.to_address,
      verifications: {
        delivery: { success: asked.to_address.zip !== "ZZ1 1ZZ", errors: asked.to_address.zip === "ZZ1 1ZZ" ? [{ message: "Unknown postcode." }] : [] },
      },
    },
  });
  const no = (status: number, code: string, message: string) => ({ status, body: { error: { code, message, errors: [] } } });

  function create({ shipment }: { shipment: Held["asked"] }) {
    const rate = (service: string, price: string, currency = "GBP"): Rate => ({ id: newId("rate"), carrier: "RoyalMail", service, rate: price, currency });
    const one: Held = {
      id: newId("shp"),
      asked: shipment,
      rates: [rate("Tracked24", "4.45"), rate("Tracked48", "3.35"), rate("Foreign", "1.00", "USD")],
      bought: null,
      refund: null,
      refunds: 0,
    };
    held.set(one.id, one);
    return { status: 201, body: show(one) };
  }

  function act(kind: string, one: Held, body: { rate?: { id: string } }) {
    if (kind === "buy") {
      if (one.bought) return no(422, "SHIPMENT.POSTAGE.EXISTS", "Postage already exists for this shipment");
      const rate = one.rates.find(({ id }) => id === body.rate?.id);
      if (!rate) return no(422, "RATE.UNAVAILABLE", "No such rate");
      const tracking = `TT${randomBytes(6).toString("hex").toUpperCase()}GB`;
      one.bought = { rate, tracking, tracker: newTracker(tracking, one.id, now()) };
    }
    if (kind === "refund") {
      if (!one.bought) return no(422, "SHIPMENT.REFUND.UNAVAILABLE", "Nothing to refund");
      one.refunds++;
      one.refund = "submitted";
    }
    return { status: 200, body: show(one) };
  }

  async function file(id: string) {
    const one = held.get(id);
    if (!one?.bought) return undefined;
    const { name = "", street1: line1 = "", street2: line2 = "", city = "", state: region = "", zip: postcode = "", country = "GB" } = one.asked.to_address;
    const to = { name, line1, line2, city, region, postcode, country, email: "", phone: "" };
    const facts = { orderReference: "EMB-7K4M-2Q9X", weightGrams: 120, sender: ["A vendor"], brand: "EasyPost", madeAt: new Date(0) };
    return drawLabel({ ...facts, service: one.bought.rate.service, trackingNumber: one.bought.tracking, to });
  }

  const server = createServer(async (request, response) => {
    open.add(response);
    const path = new URL(request.url ?? "", "http://x").pathname;
    const pdf = /^\/files\/(shp_\w+)\.pdf$/.exec(path)?.[1];
    if (pdf) {
      files++;
      const fault = faults.get("file");
      const bytes = Buffer.from((await file(pdf)) ?? []);
      if (fault === "truncated") return broken(response, bytes.toString("latin1"));
      if (fault === "slow") await wait(slowness);
      else if (typeof fault === "object") return void response.writeHead(fault.status, { location: "/" }).end(fault.body);
      else if (fault) return void response.destroy();
      return void response.writeHead(200, { "content-type": "application/pdf" }).end(bytes);
    }
    keys.push(request.headers.authorization);
    const [, id = "", verb = ""] = /^\/v2\/shipments\/(shp_\w+)(?:\/(buy|refund))?$/.exec(path) ?? [];
    const kind = path === "/v2/shipments" ? "create" : ((verb || "read") as "buy" | "refund" | "read");
    const fault = faults.get(kind);
    const body = await bodyOf(request);
    if (fault === "gone") return;
    if (fault === "cut") return void response.destroy();
    const instead = typeof fault === "object" ? () => void response.writeHead(fault.status, { location: "/" }).end(fault.body) : undefined;
    if (typeof fault === "object" && !fault.acts) return instead?.();
    const one = held.get(id);
    const answer = kind === "create" ? create(body) : one ? act(kind, one, body) : no(404, "NOT_FOUND", "No such shipment");
    if (fault === "silent") return;
    if (fault === "cut after") return void response.destroy();
    if (instead) return instead();
    if (fault === "truncated") return broken(response, JSON.stringify(answer.body));
    if (fault === "slow") await wait(slowness);
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    faults,
    held,
    /** The credentials that came, since it was last asked. */
    keysSince() {
      const taken = keys;
      keys = [];
      return taken;
    },
    /** The carrier scans a parcel; what is posted of it. */
    scan(id: string, status: string): FakeEvent {
      const bought = held.get(id)?.bought;
      if (!bought) throw new Error(`no label was bought for ${id}`);
      return scan(bought.tracker, status, now());
    },
    /** How often a label's file was fetched. */
    files: () => files,
    /** Labels that money went out for. */
    bought: () => [...held.values()].filter(({ bought }) => bought).length,
    async close() {
      for (const response of open) response.destroy();
      await new Promise((down) => server.close(down));
    },
  };
}
