import { createEasyPostShipping } from "#server/providers/shipping/easypost/create-easypost-shipping.ts";
import { shippingConformance } from "#tests/conformance/shipping.ts";
import { playEasyPost } from "#tests/support/play-easypost.ts";

shippingConformance("easypost", async () => {
  const vendor = await playEasyPost();
  return { shipping: createEasyPostShipping({ url: vendor.url, key: "EZTK_test" }), close: vendor.close };
});
