import type { Hono } from "hono";
import { createLocalPayments, type LocalPaymentsNeeds } from "#server/adapters/payments/local/create-local-payments.ts";
import { createCardPages } from "#server/adapters/payments/local/pages/create-card-pages.ts";
import type { Config } from "#server/config.ts";
import type { Payments } from "#server/ports/payments.ts";

/** The provider that `PAYMENTS` names, and the pages it needs mounted at /card; null for one whose pages are its own. */
export function openPayments(
  { PAYMENTS, PUBLIC_ORIGIN }: Pick<Config, "PAYMENTS" | "PUBLIC_ORIGIN">,
  needs: Omit<LocalPaymentsNeeds, "origin">,
): { payments: Payments; pages: Hono | null } {
  switch (PAYMENTS) {
    case "local":
      return { payments: createLocalPayments({ ...needs, origin: PUBLIC_ORIGIN }), pages: createCardPages(needs) };
  }
}
