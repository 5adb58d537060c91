import { createEasyPostShipping } from "#server/providers/shipping/easypost/create-easypost-shipping.ts";
import { shippingConformance } from "#tests/conformance/shipping.ts";
import { startFakeEasyPost } from "#tests/support/fake-easypost.ts";

shippingConformance("easypost", async () => {
  const vendor = await startFakeEasyPost();
  return { shipping: createEasyPostShipping({ url: vendor.url, key: "EZTK_test" }), close: vendor.close };
});
