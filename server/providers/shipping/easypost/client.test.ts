import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { downloadPdf } from "#server/providers/shipping/easypost/client.ts";

let server: Server | undefined;
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

/** The address of a file that is these bytes, again and again. */
async function serveFile(part: string, times: number, status = 200) {
  server = createServer((_, answer) => {
    answer.writeHead(status);
    for (let sent = 0; sent < times; sent++) answer.write(part);
    answer.end();
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server?.once("listening", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/label.pdf`;
}

const here = { url: "http://127.0.0.1:1", timeoutMs: 5_000 };

test.each([
  "http://127.0.0.1:9/meta",
  "https://10.0.0.1/label.pdf",
  "https://localhost/label.pdf",
  "https://vault.internal/x",
  "file:///etc/passwd",
  "http://files.easypost.com/x",
])("asks for nothing at %s", async (address) => {
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("asked"));
  await expect(downloadPdf(address, { url: "https://api.easypost.com/v2", timeoutMs: 5_000 })).rejects.toBeInstanceOf(ProviderUnavailable);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("a label is downloaded as it is", async () => {
  const bytes = await downloadPdf(await serveFile("%PDF-1.7 a label", 1), here);
  expect(new TextDecoder().decode(bytes)).toBe("%PDF-1.7 a label");
});

test.each([
  ["larger than any label", "%PDF-".repeat(20_000), 60, 200],
  ["no PDF", "<html>", 1, 200],
  ["an error, whatever it looks like", "%PDF-1.7", 1, 500],
])("refuses a file that is %s", async (_, part, times, status) => {
  await expect(downloadPdf(await serveFile(part, times, status), here)).rejects.toBeInstanceOf(ProviderUnavailable);
});
