-- People who log cases, and how they prove who they are.

create table users (
  id              bigint generated always as identity primary key,
  -- Stored in lower case: A@x.co and a@x.co are one account.
  email           text not null unique check (email = lower(email)),
  password_hash   text not null,
  first_name      text not null,
  last_name       text not null,
  phone           text,
  -- The role's id in seed/lookups/user_roles_lookups.json.
  user_role_id    integer,
  registered_from text not null default 'WEB',
  -- When the terms and the privacy policy were accepted; nobody has an account without it.
  accepted_terms_at timestamptz not null,
  verified_at     timestamptz,
  created_at      timestamptz not null
);

-- Only the hash of a session's token is kept: a copy of this table opens nothing.
create table sessions (
  id                bigint generated always as identity primary key,
  user_id           bigint not null references users on delete cascade,
  token_hash        bytea not null unique,
  remembered        boolean not null,
  -- Hours east of Greenwich at sign-in: what "today" means to this person.
  time_offset_hours numeric(4, 2) not null default 0,
  user_agent        text not null,
  address           text not null,
  opened_at         timestamptz not null,
  last_seen_at      timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_opened on sessions (opened_at);

-- Tokens of verification mails, hashed. Each mail has its own; using one uses up all of that user's.
create table verification_tokens (
  token_hash bytea primary key,
  user_id    bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index verification_tokens_user on verification_tokens (user_id);
create index verification_tokens_expiry on verification_tokens (expires_at);
