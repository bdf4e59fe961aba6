-- Procedure codes, diagnoses and hospitals: first our own starter sets, later the official files.
-- A code is never deleted, for cases may use it: what a newer file no longer has is retired and not found any more.

create table cpt_codes (
  id          bigint generated always as identity primary key,
  code        text not null unique,
  description text not null,
  -- Our own words beside the description, for the search: abbreviations, what surgeons say.
  keywords    text not null default '',
  -- 'starter' is ours, 'official' came from a file of CMS.
  source      text not null check (source in ('starter', 'official')),
  retired     boolean not null default false
);

-- A code is worth something else every year; a case is valued with its own year.
create table cpt_values (
  cpt_id             bigint not null references cpt_codes on delete cascade,
  year               smallint not null,
  work_rvu           numeric(8, 3) not null,
  status             text not null default '',
  global_days        text not null default '',
  multiple_procedure text not null default '',
  bilateral          text not null default '',
  assistant          text not null default '',
  co_surgery         text not null default '',
  primary key (cpt_id, year)
);

create table icd_codes (
  id          bigint generated always as identity primary key,
  version     smallint not null check (version in (9, 10)),
  -- With its dot: I60.2
  code        text not null,
  description text not null,
  billable    boolean not null,
  source      text not null check (source in ('starter', 'official')),
  retired     boolean not null default false,
  unique (version, code)
);

create table hospitals (
  id          bigint generated always as identity primary key,
  -- Six characters of CMS, which may hold letters; our own starter rows have none.
  facility_id text unique,
  name        text not null,
  address     text not null default '',
  city        text not null default '',
  state       text not null default '',
  zip         text not null default '',
  source      text not null check (source in ('starter', 'official')),
  retired     boolean not null default false
);
create index hospitals_name on hospitals (lower(name));

-- What stands in each set, and how often it has changed: a running server sees a new revision and takes the new codes.
create table code_sets (
  name       text primary key check (name in ('cpt', 'icd10', 'icd9', 'hospitals')),
  revision   bigint not null,
  -- For the starter: the hash of our seed file. For an official file: its own title, such as 'ICD-10-CM FY2026'.
  label      text not null,
  changed_at timestamptz not null
);

-- How often somebody used a code, and for which procedure: what they log often is found first.
create table code_uses (
  user_id        bigint not null references users on delete cascade,
  kind           text not null check (kind in ('cpt', 'icd')),
  code_id        bigint not null,
  procedure_name text not null default '',
  uses           integer not null,
  primary key (user_id, kind, code_id, procedure_name)
);
create index code_uses_procedure on code_uses (kind, lower(procedure_name));
