import { type Kysely, sql } from "kysely";

/**
 * Until now an order's history was English sentences. Each line has a type of its own now, with its facts in `payload`; a sentence that is none of ours is kept
 * as a `note`. The version before, which runs beside this one while it is replaced, reads and writes the sentence: a trigger keeps the two alike. With the
 * next release `cause`, the trigger and both functions can go.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function order_event_words(type text, payload jsonb, who text) returns text language sql as $body$
      select case type
        when 'ordered' then 'Order started'
        when 'payment-page-failed' then 'The payment page could not be opened'
        when 'bank-asked' then 'Your bank was asked for the money'
        when 'payment-failed' then 'The payment did not go through'
        when 'payment-expired' then 'The payment time ran out'
        when 'paid' then 'Paid by card'
        when 'paid-late' then 'Paid by card, after the payment time had run out'
        when 'sold-out' then 'The last tube was taken before the payment arrived'
        when 'address-corrected' then 'Delivery address corrected'
        when 'dispatched' then 'On its way to you'
        when 'delivered' then 'Delivered'
        when 'cancelled' then case who when 'owner' then 'Cancelled by us' else 'Cancelled by you' end
        when 'delayed' then coalesce('Delayed: we now send it by ' || to_char((payload ->> 'newDay')::date, 'FMDD FMMonth YYYY'), 'Delayed: we have no new date yet')
        when 'return-requested' then 'Cancelled by you: to be sent back by ' || to_char((payload ->> 'sendBy')::date, 'FMDD FMMonth YYYY')
        when 'return-settled' then case payload ->> 'outcome'
          when 'back' then 'Your tube is back with us: refund started'
          when 'posted' then 'You showed us that you sent it back: refund started'
          when 'opened' then 'The tube came back with its seal broken: no refund'
          when 'not-back' then 'The tube was not sent back in time: no refund' end
        when 'refund-requested' then 'Refund started'
        when 'refunded-in-part' then 'Refunded in part: £' || to_char((payload -> 'total' ->> 'minor')::int / 100.0, 'FM990.00') || ' so far'
        when 'refunded' then 'Refunded in full'
        when 'refund-failed' then 'A refund of £' || to_char((payload -> 'amount' ->> 'minor')::int / 100.0, 'FM990.00') || ' came back'
        when 'refund-settled' then 'Paid back another way'
        when 'note' then payload ->> 'text'
      end
    $body$;

    create function order_event_of(cause text, who text) returns jsonb language plpgsql as $body$
    declare
      plain jsonb := '{
        "Order started": "ordered",
        "The payment page could not be opened": "payment-page-failed",
        "Your bank was asked for the money": "bank-asked",
        "The payment did not go through": "payment-failed",
        "The payment time ran out": "payment-expired",
        "Paid by card": "paid",
        "Paid by card, after the payment time had run out": "paid-late",
        "The last tube was taken before the payment arrived": "sold-out",
        "Delivery address corrected": "address-corrected",
        "On its way to you": "dispatched",
        "Delivered": "delivered",
        "Refund started": "refund-requested",
        "Refunded in full": "refunded",
        "Paid back another way": "refund-settled"}';
      outcomes jsonb := '{
        "Your tube is back with us: refund started": "back",
        "You showed us that you sent it back: refund started": "posted",
        "The tube came back with its seal broken: no refund": "opened",
        "The tube was not sent back in time: no refund": "not-back"}';
      day text := '(\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4})$';
      sum text := '(\\d{1,3}\\.\\d\\d)';
      found text;
      event jsonb;
    begin
      if plain ? cause then event := jsonb_build_object('type', plain ->> cause); end if;
      if outcomes ? cause then event := jsonb_build_object('type', 'return-settled', 'outcome', outcomes ->> cause); end if;
      if cause in ('Cancelled by you', 'Cancelled by us') then event := jsonb_build_object('type', 'cancelled'); end if;
      if cause = 'Delayed: we have no new date yet' then event := jsonb_build_object('type', 'delayed', 'newDay', null); end if;
      found := substring(cause from '^Delayed: we now send it by ' || day);
      if found is not null then event := jsonb_build_object('type', 'delayed', 'newDay', to_char(to_date(found, 'DD Month YYYY'), 'YYYY-MM-DD')); end if;
      found := substring(cause from '^Cancelled by you: to be sent back by ' || day);
      if found is not null then event := jsonb_build_object('type', 'return-requested', 'sendBy', to_char(to_date(found, 'DD Month YYYY'), 'YYYY-MM-DD')); end if;
      found := substring(cause from '^Refunded in part: £' || sum || ' so far$');
      if found is not null then
        event := jsonb_build_object('type', 'refunded-in-part', 'total', jsonb_build_object('minor', (found::numeric * 100)::int, 'currency', 'GBP'));
      end if;
      found := substring(cause from '^A refund of £' || sum || ' came back$');
      if found is not null then
        event := jsonb_build_object('type', 'refund-failed', 'amount', jsonb_build_object('minor', (found::numeric * 100)::int, 'currency', 'GBP'));
      end if;
      -- Whatever would read otherwise than it did stays as it is.
      if order_event_words(event ->> 'type', event, who) is distinct from cause then event := jsonb_build_object('type', 'note', 'text', cause); end if;
      return event;
    exception when others then
      return jsonb_build_object('type', 'note', 'text', cause);
    end
    $body$;

    alter table order_history add column type text, add column payload jsonb not null default '{}';
    alter table order_history disable trigger append_only;
    update order_history set type = order_event_of(cause, by) ->> 'type', payload = order_event_of(cause, by) - 'type';
    alter table order_history enable trigger append_only;

    create function keep_order_events_alike() returns trigger language plpgsql as $body$
    begin
      if new.type is null then
        new.type := order_event_of(new.cause, new."by") ->> 'type';
        new.payload := order_event_of(new.cause, new."by") - 'type';
      else
        new.cause := coalesce(order_event_words(new.type, new.payload, new."by"), new.type);
      end if;
      return new;
    end
    $body$;
    create trigger keep_order_events_alike before insert on order_history for each row execute function keep_order_events_alike();
    alter table order_history alter column type set not null;`.execute(db);
}
