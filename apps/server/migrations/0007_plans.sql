-- What people subscribed to.

-- The plan in force stands with the account, because every answer about a user and every limit asks for it. It changes only in the
-- transaction that changes the subscription. The ids are those of packages/domain/src/plans/plans.ts; 1 is Free.
alter table users add column plan_id integer not null default 1;

-- Free needs none. A subscription that has ended stays, for the customer at the provider is still that person's.
create table subscriptions (
  id                       bigint generated always as identity primary key,
  user_id                  bigint not null references users on delete cascade,
  plan_id                  integer not null,
  period                   text not null check (period in ('Monthly', 'Annual')),
  -- What is paid each period, in whole cents: a coupon is taken off already.
  price_cents              integer not null check (price_cents >= 0),
  promotion_code           text,
  -- At the payment provider; there is nothing to keep there for a plan that costs nothing.
  customer_id              text,
  provider_subscription_id text unique,
  started_at               timestamptz not null,
  ended_at                 timestamptz,
  check ((price_cents > 0) = (provider_subscription_id is not null and customer_id is not null))
);
create unique index subscriptions_live on subscriptions (user_id) where ended_at is null;
create unique index subscriptions_live_customer on subscriptions (customer_id) where ended_at is null;

-- Charges under way: written before the provider is asked, and gone with the transaction that books the subscription. What is left over
-- after a crash was charged for nothing, and a job takes it back.
create table open_charges (
  provider_subscription_id text primary key,
  opened_at                timestamptz not null
);
create index open_charges_opened on open_charges (opened_at);
