/** The columns of a table, and what a copy and an erasure do with its rows. A column with an exclamation mark can name a person. */
const table = (columns: string, fate: string) => ({
  named: columns.split(" ").flatMap((column) => (column.endsWith("!") ? [column.slice(0, -1)] : [])),
  rest: columns.split(" ").filter((column) => !column.endsWith("!")),
  fate,
});

const jobColumns =
  "id name priority data state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds deletion_seconds singleton_key singleton_on group_id group_tier start_after created_on started_on completed_on keep_until dead_letter policy heartbeat_on heartbeat_seconds blocked blocking pending_dependencies source_name source_id source_created_on source_retry_count";
const eventNumbers = "copied: nothing: numbers of messages, each taken in once · erased: stays: without it a repeat would count twice";
const counters = "deferred_count queued_count ready_count active_count failed_count total_count";

/** Every table and column. Tests fail for one that isn't listed here, and for a table of names that no test puts a name in. */
export const register: Readonly<Record<string, ReturnType<typeof table>>> = {
  "public.sign_ups": table(
    "email! name! id country status marketing source referral_code referred_by created_at mailed_at mail_mark mailed_request confirmed_at disposable",
    "copied: warmth_list; of a friend who invited them, only that there was one · erased: the row goes; whom they invited stays, without a name beside it",
  ),
  "public.consents": table("entered! id sign_up act wording choices source at intent", "copied: warmth_list.consents · erased: goes with the sign-up"),
  "public.list_syncs": table(
    "sign_up desired desired_at version synced_version attempts claimed_until outcome synced_at seen_at edited_at",
    "copied: warmth_list.at_its_home · erased: goes with the sign-up",
  ),
  "public.invitation_mails": table("campaign sign_up at", "copied: warmth_list.written_to_with_news_at · erased: goes with the sign-up"),
  "public.list_deletions": table(
    "email! id at",
    "copied: nothing: it says that they are to be deleted · erased: the row goes; the erasure asks the provider itself",
  ),
  "public.orders": table(
    "email! name! delivery! search! id reference product quantity total_minor vat_minor currency status terms_version product_name product_description vat_rate_percent dispatch dispatch_by delay paid_too_late browser_hash idempotency_key network payment_provider payment_account payment_session payment_url payment_id session_ends_at hold_ends_at refunded_minor created_at paid_at delay_told dispatch_moved_at dispatch_at bank_asked_at payment_failed_at",
    "copied: orders · erased: name, address, email and what ties it to a browser go; the sale stays (see `keptOfOrders` in privacy/requests.ts). Not before the order is settled",
  ),
  "public.order_history": table(
    "id order_id status cause type payload by at",
    "copied: orders.history · erased: stays with the sale: words of ours, and nobody's name",
  ),
  "public.order_notes": table("words! id order_id author at", "copied: orders.our_notes · erased: goes with its buyer"),
  "public.order_mails": table(
    "text! key order_id mail at subject",
    "copied: orders.emails · erased: what it said goes with its buyer; which email, and when, stays with the sale",
  ),
  "public.refunds": table(
    "reason! id of_order order_id amount_minor status provider_id requested_at made_at failed_at retried_at",
    "copied: orders.refunds · erased: the owner's own words for it go; the figures stay with the sale",
  ),
  "public.returns": table("order_id told_at outcome settled_at", "copied: orders.return · erased: stays with the sale"),
  "public.operator_alerts": table(
    "id order_id kind detail at resolved_at by_hand",
    "copied: nothing: notes to the owner of what did not fit, which name nobody · erased: stays with the sale",
  ),
  "public.stock_ledger": table("id product change reason order_id note at", "copied: nothing: tubes counted · erased: stays: tubes counted"),
  "public.payment_events": table("provider event_id type order_id outcome at", eventNumbers),
  "public.shipments": table(
    "recipient! tracking_url! problem! id number order_id order_reference intent provider state vendor_id rate_id service cost_minor cost_currency tracking_number made_at asked_at purchased_at voided_at parcel parcel_heard_at",
    "copied: labels; intent is written no more · erased: a specimen's row goes; of an order's label recipient, links and the carrier's words go, and what it cost stays",
  ),
  "public.label_files": table("pdf! shipment_id at", "copied: labels, as facts; the PDF is at their label's link · erased: goes with the label"),
  "public.carrier_events": table("provider event_id type shipment_id outcome at", eventNumbers),
  "public.messages": table(
    "name! email! details! id reference kind digest suspect at answered_at assignee",
    "copied: messages · erased: goes; of a serious skin reaction the report stays, without who sent it, as the law on cosmetics asks",
  ),
  "public.message_answers": table(
    "words! id message_id at quotes",
    "copied: messages.our_answers · erased: goes, also where the report that it answered stays",
  ),
  "public.answers": table(
    "question! reply! id conversation assistant outcome passages worded_by wording thumb at put_away_at",
    "copied: assistant_conversations, where they wrote their whole address into one: nothing else ties it to them · erased: the words of such a conversation go; that there was one is counted on",
  ),
  "public.owner_answers": table("id question answer place follows at", "copied: nothing: the owner's own words to everybody · erased: stays"),
  "public.bounces": table("key mail about code at", "copied: emails.refused · erased: goes"),
  "public.mailbox": table(
    "to_address! subject! text! html! headers! id key from_address at",
    "copied: emails, with secret links taken out · erased: those to them go, and those that told the owner of them",
  ),
  "public.secret_links": table(
    "token_hash purpose subject created_at expires_at used_at",
    "copied: nothing: scrambled codes of links · erased: those of their sign-up, orders and labels go",
  ),
  "public.privacy_requests": table("email! id kind asked_at", "copied: requests · erased: goes"),
  "public.erasures": table(
    "email! id person asked_by asked_at waiting ended_at",
    "copied: requests · erased: the address goes when all is done; its keyed hash stays, so that a restored backup brings nobody back",
  ),
  "public.erasure_tasks": table(
    "erasure holder vendor subject attempts outcome settled_at",
    "copied: requests · erased: stays for the owner: a vendor's own numbers; of a list that only a person can ask the address, until they have",
  ),
  "local_card.sessions": table(
    "customer! id order_id reference description amount_minor currency success_url cancel_url status authenticating payment_id created_at expires_at money",
    "copied: held_by_others · erased: by the payments port: the customer goes, the payment stays",
  ),
  "local_card.events": table(
    "body! id created_at delivered_at",
    "copied: nothing: they repeat the session · erased: by the payments port: they go once delivered",
  ),
  "local_card.refunds": table(
    "id idempotency_key payment_id amount_minor created_at",
    "copied: nothing: it repeats orders.refund · erased: stays: a payment's figures",
  ),
  "local_carrier.shipments": table(
    "facts! id key tracking_number made_at bought_at voided_at",
    "copied: held_by_others · erased: by the shipping port: the row goes",
  ),
  "local_list.members": table("email! fields! status signed_up_at changed_at joined_at", "copied: held_by_others · erased: by the list port: the row goes"),
  "pgboss.job": table(
    `output! ${jobColumns}`,
    "copied: nothing: a failed job's error may quote an address; the job itself carries ids · erased: an error that quotes the address goes",
  ),
  "pgboss.job_common": table(`output! ${jobColumns}`, "copied: a part of pgboss.job · erased: a part of pgboss.job"),

  "public.secrets": table("name value", "keys of ours"),
  "public.rate_limits": table("key used ends_at", "keyed hashes, for minutes: nobody can be found by them, and a crash forgets them"),
  "public.access_lockouts": table(
    "key wrong window_ends blocks blocked_until at",
    "keyed hashes of network addresses, while a limit lasts and for a day after a block",
  ),
  "public.site_locks": table("lock hash chosen_at", "a scrambled code of the closed site's password and code, which the owner chose"),
  "public.dispatch_dates": table(
    "day set_at named_at confirmed_at reason late_reason by_owner keeps_earlier",
    "days of the trade, and why one is later or can't be kept",
  ),
  "public.dispatch_starts": table("starts_at day set_at", "days of the trade to come"),
  "public.prices": table("starts_at minor set_at", "what a tube costs, from when"),
  "public.order_news": table("chosen_at choice", "how the owner wants to hear of orders"),
  "public.sales_closures": table("closed_at until opened_at", "days of the trade"),
  "public.operator_people": table(
    "id email name role email_verified image created_at updated_at",
    "who runs the shop, as they named themselves: no customer's, and gone when the owner takes them away",
  ),
  "public.operator_accounts": table("id person_id provider_id account_id password created_at updated_at", "scrambled passwords of those who run the shop"),
  "public.operator_sessions": table(
    "id token person_id ip_address user_agent created_at updated_at expires_at proven_at",
    "where those who run the shop are signed in: a scrambled code, until a week after its end",
  ),
  "public.saved_views": table(
    "name! search! id person_id status created_at",
    "copied: nothing: what those who run the shop look for among the orders · erased: one that has their address or whole name in it goes; others with whoever saved them",
  ),
  "public.operator_codes": table(
    "person_id secret recovery_salt begun_at confirmed_at last_step",
    "what a phone of those who run the shop makes its codes from, until they or an owner turn them off",
  ),
  "public.operator_recovery_codes": table("person_id hash", "scrambled codes of those who run the shop, until each is used"),
  "public.operator_passkeys": table(
    "id person_id name credential public_key counter can_sync synced created_at used_at",
    "what proves a passkey of those who run the shop, and what they call it, until they take it away",
  ),
  "public.operator_audit": table(
    "id at actor person_id person_name role session_id action reference facts search",
    "what those who run the shop did: an order, message or erasure is named by its reference, and nobody's customer",
  ),
  "public.change_watch": table("only_one until", "until when somebody watches what changes"),
  "public.backups": table("at bytes", "when each was taken, and its size"),
  "public.daily_quotas": table("quota day used alerted", "sums of a day"),
  "public.consent_receipts": table(
    "id functional analytics advertising policy wording signal at",
    "a random number that only that browser knows; nothing ties it to an address",
  ),
  "public.other_events": table("day event times", "how often an event of an unknown name came: nobody's"),
  "public.counted_events": table(
    "id event visitor session path referrer country device browser at to_send",
    "random numbers that only that browser knows; nothing ties them to an address, an order or a sign-up",
  ),
  "public.vendor_calls": table("vendor outcome at words", "how a vendor fares: times, and a status or an error's code"),
  "public.list_outages": table("provider failures since retry_at refused", "how a vendor fares"),
  "public.list_reconciliations": table(
    "id started_at ended_at next_from members left_there left_here confirmed_there joined_there missing_there unknown_here",
    "sums of a night",
  ),
  "public.invitation_campaigns": table(
    "number mail started_at paused_at ended_at next_batch_at invited subject words",
    "campaigns: which mail and its words, times and a sum",
  ),
  "public.campaign_drafts": table(
    "mail subject words saved_at tested_at tested_by",
    "the owner's own words to the whole list, and who of the team last had a test of them",
  ),
  "public.list_counts": table("of at counts", "sums"),
  "public.stock": table("product available told", "a count"),
  "public.kysely_migration": table("name timestamp", "steps of the schema"),
  "public.kysely_migration_lock": table("id is_locked", "steps of the schema"),
  "pgboss.bam": table("id name version status queue table_name command error created_on started_on completed_on", "the queue's own upkeep"),
  "pgboss.job_dependency": table("child_name child_id parent_name parent_id", "numbers of jobs"),
  "pgboss.queue": table(
    `name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds retention_seconds deletion_seconds dead_letter partition table_name ${counters} warning_queued ready_history heartbeat_seconds notify singletons_active monitor_claim_on monitor_on maintain_on created_on updated_on`,
    "the queues' settings",
  ),
  "pgboss.queue_stats": table(`id name ${counters} captured_on`, "sums"),
  "pgboss.schedule": table("name key kind cron timezone data options created_on updated_on last_job_id", "when which job comes"),
  "pgboss.subscription": table("event name created_on updated_on", "the queue's own"),
  "pgboss.version": table("version cron_on bam_on flow_on reindex_on monitor_backoff_on", "the queue's own"),
  "pgboss.warning": table("id type message data created_on", "the queue's own: slow questions, full queues"),
};

/** Columns that may still contain an erased person's words: their report of a serious skin reaction. */
export const keptByLaw = ["public.messages.details"] as const;
