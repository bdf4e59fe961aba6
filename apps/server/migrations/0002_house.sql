-- What every part of the house leans on: the audit trail, limits, and answers that may be asked for again.

-- Who did what to whose things. Rows are only ever added.
create table audit_events (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  actor_id   bigint,
  owner_id   bigint,
  action     text not null,
  object     text,
  outcome    text not null,
  address    text not null,
  request_id text not null
);
create index audit_events_owner on audit_events (owner_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only';
end $$;

create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_change();

-- Counters of tries, shared by all nodes. Unlogged: losing them in a crash costs nothing, writing them must be cheap.
-- The subject is hashed, so that no address stands here.
create unlogged table limit_counters (
  name         text not null,
  subject      bytea not null,
  window_start timestamptz not null,
  tries        integer not null,
  primary key (name, subject)
);
create index limit_counters_window on limit_counters (window_start);

-- The first answer to an Idempotency-Key, for 24 hours.
create table kept_answers (
  caller       text not null,
  key          text not null,
  request_hash bytea not null,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (caller, key)
);
create index kept_answers_created on kept_answers (created_at);
