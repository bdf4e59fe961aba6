-- What people say of themselves.

-- Where people work and operate: picked from the hospitals' directory or a map, or simply written down. One row for each, whoever names it.
create table institutions (
  id              bigint generated always as identity primary key,
  name            text not null check (name <> ''),
  address         text not null default '',
  google_place_id text
);
create unique index institutions_once on institutions (lower(name), lower(address));

-- A person's own words beside the account. Ids of specialities and countries are those of seed/lookups.
alter table users
  add column speciality_id   integer,
  add column country_code_id integer,
  add column image_large_key text references kept_files (key),
  add column image_small_key text references kept_files (key);
-- One number, one person; stored with its country's code, as the world dials it.
create unique index users_phone on users (phone) where phone is not null;

-- A new address counts when the link that was mailed to it has been opened; until then the old one does.
create table email_changes (
  user_id    bigint primary key references users on delete cascade,
  email      text not null check (email = lower(email)),
  -- The mail makes it: before that nothing can be redeemed.
  token_hash bytea unique,
  expires_at timestamptz not null
);

-- Where somebody works now, and where they worked before: two lists of one form.
create table positions (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references users on delete cascade,
  kind           text not null check (kind in ('CURRENT', 'EXPERIENCE')),
  institution_id bigint not null references institutions,
  speciality_id  integer not null,
  start_date     date not null,
  -- Null: still there.
  end_date       date check (end_date > start_date)
);
create index positions_user on positions (user_id, kind);
create index positions_institution on positions (institution_id) where kind = 'CURRENT';

create table educations (
  id               bigint generated always as identity primary key,
  user_id          bigint not null references users on delete cascade,
  speciality_id    integer not null,
  degree_id        integer not null,
  institution_name text not null,
  start_date       date not null,
  end_date         date check (end_date > start_date)
);
create index educations_user on educations (user_id);

-- How somebody is paid, one a person. Money and multiplier are exact.
create table reimbursements (
  user_id             bigint primary key references users on delete cascade,
  practice_state      text not null,
  reimbursement_model text not null check (reimbursement_model in ('SALARY_BASED', 'RVUS_BASED', 'MIXED')),
  threshold           text check (threshold in ('DOLLARS', 'RVUS')),
  amount              numeric(14, 2) not null default 0 check (amount >= 0),
  rvus_multiplier     numeric(14, 2) not null default 0 check (rvus_multiplier >= 0),
  check ((threshold is not null) = (reimbursement_model = 'MIXED'))
);

-- Files that somebody had made of their log. A file that is being made has no bytes yet; one that has expired has none any more.
create table reports (
  id         bigint generated always as identity primary key,
  owner_id   bigint not null references users on delete cascade,
  file_name  text not null,
  file_key   text references kept_files (key),
  status     text not null check (status in ('RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  done       integer not null default 0,
  total      integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((file_key is not null) = (status = 'READY'))
);
create index reports_newest on reports (owner_id, id desc);
