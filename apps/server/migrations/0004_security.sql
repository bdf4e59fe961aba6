-- Forgotten passwords, the second factor, and what keeps strangers from locking an owner out.

-- A place is a browser in a network, hashed. Tries from a place that an account was opened from lately are counted apart
-- from everybody else's: a stranger who guesses uses up the strangers' tries, never the owner's.
create table known_places (
  user_id      bigint not null references users on delete cascade,
  place        bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, place)
);
create index known_places_seen on known_places (last_seen_at);

-- The newest code that was asked for from each place. Eight characters could be found from a plain hash: these are keyed with
-- the installation's secret. Tries count before they are judged, those of the asking place apart: a stranger voids nobody's code.
create table reset_codes (
  user_id         bigint not null references users on delete cascade,
  place           bytea not null,
  code_hash       bytea not null,
  expires_at      timestamptz not null,
  tries_here      integer not null default 0,
  tries_elsewhere integer not null default 0,
  primary key (user_id, place)
);
create index reset_codes_expiry on reset_codes (expires_at);

-- The secret that an authenticator app shares with us, sealed with the installation's secret. It counts once it is confirmed.
create table second_factors (
  user_id       bigint primary key references users on delete cascade,
  sealed_secret bytea not null,
  begun_at      timestamptz not null,
  confirmed_at  timestamptz,
  -- The half minute of the last code that was accepted: no code of it, or of an earlier one, is accepted again.
  last_step     bigint
);

-- Keyed hashes; each is removed when it is used.
create table recovery_codes (
  user_id   bigint not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
