-- What visitors write to us, and who wants the newsletter.

-- Each message also goes out by mail; without mailed_at that has not happened yet.
create table contact_messages (
  id        bigint generated always as identity primary key,
  name      text not null,
  email     text not null,
  subject   text not null,
  message   text not null,
  sent_at   timestamptz not null,
  mailed_at timestamptz
);

create table demo_requests (
  id            bigint generated always as identity primary key,
  first_name    text not null,
  last_name     text not null,
  email         text not null,
  plan          text,
  business_name text not null,
  message       text not null,
  sent_at       timestamptz not null,
  mailed_at     timestamptz
);

-- Nobody is on the list before the address is confirmed. Whoever leaves, and whoever never confirms, is deleted.
create table newsletter_subscribers (
  id           bigint generated always as identity primary key,
  email        text not null unique check (email = lower(email)),
  asked_at     timestamptz not null,
  confirmed_at timestamptz
);
create index newsletter_subscribers_waiting on newsletter_subscribers (asked_at) where confirmed_at is null;

-- One link a mail, hashed. It confirms until it expires, and takes the address off the list for as long as that is on it.
create table newsletter_links (
  token_hash    bytea primary key,
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  expires_at    timestamptz not null
);
create index newsletter_links_subscriber on newsletter_links (subscriber_id);
