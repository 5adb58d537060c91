import type { Throttle } from "#server/platform/limits/throttle.ts";
import { createLocalPayments, type LocalPaymentsNeeds } from "#server/providers/payments/local/create-local-payments.ts";
import { createCardPages } from "#server/providers/payments/local/pages/create-card-pages.ts";
import { type Config, chosen } from "#server/providers/settings.ts";

type Needs = Omit<LocalPaymentsNeeds, "origin"> & { throttle: Throttle; fetch: typeof globalThis.fetch };

export async function openPayments(config: Config, needs: Needs) {
  const vendor = chosen("PAYMENTS", config);
  if (vendor) return { payments: await vendor.open(config, needs), pages: null };
  return { payments: createLocalPayments({ ...needs, origin: config.PUBLIC_ORIGIN }), pages: createCardPages(needs) };
}
