-- Cases: what a surgeon logs. Everything that belongs to a case carries its owner, and every query asks for the owner.

create table cases (
  id                 bigint generated always as identity primary key,
  owner_id           bigint not null references users on delete restrict,
  -- Which of the four forms it was written in; it decides what is asked and shown.
  family             text not null check (family in ('neurosurgery', 'neurointerventional', 'radiology', 'generic')),
  -- What is searched, sorted or shown in lists has its own column; the other answers of the field table are in details.
  patient_first_name text not null,
  patient_last_name  text not null,
  mrn                text not null,
  date_of_birth      date,
  age                numeric(6, 3),
  gender             text not null,
  institution_id     bigint not null references institutions,
  procedure_date     date not null,
  type               text not null,
  procedure_name     text not null,
  details            jsonb not null,
  -- Two characters of the modifiers' list.
  cpt_modifier_id    text,
  -- Counts the changes: who writes with an old number is told so.
  version            integer not null default 1,
  created_by         bigint not null references users,
  created_at         timestamptz not null,
  updated_by         bigint not null references users,
  updated_at         timestamptz not null,
  -- Deleted cases can be restored for 30 days, then they are purged.
  deleted_at         timestamptz
);
create index cases_newest on cases (owner_id, procedure_date desc, id desc) where deleted_at is null;
create index cases_created on cases (owner_id, created_at);
create index cases_deleted on cases (deleted_at) where deleted_at is not null;

-- Further procedures of the same case, with the fields that each has for itself.
create table case_procedures (
  id             bigint generated always as identity primary key,
  case_id        bigint not null references cases on delete cascade,
  owner_id       bigint not null,
  place          integer not null,
  procedure_date date not null,
  type           text not null,
  procedure_name text not null,
  details        jsonb not null
);
create index case_procedures_case on case_procedures (case_id);

create table case_cpts (
  case_id  bigint not null references cases on delete cascade,
  owner_id bigint not null,
  cpt_id   bigint not null references cpt_codes,
  place    integer not null,
  quantity integer not null check (quantity >= 1),
  primary key (case_id, cpt_id)
);
create index case_cpts_code on case_cpts (cpt_id);

create table case_icds (
  case_id  bigint not null references cases on delete cascade,
  owner_id bigint not null,
  icd_id   bigint not null references icd_codes,
  place    integer not null,
  primary key (case_id, icd_id)
);
create index case_icds_code on case_icds (icd_id);

create table case_notes (
  id        bigint generated always as identity primary key,
  case_id   bigint not null references cases on delete cascade,
  owner_id  bigint not null,
  place     integer not null,
  note      text not null check (note <> ''),
  author_id bigint not null references users,
  noted_at  timestamptz not null
);
create index case_notes_case on case_notes (case_id);

-- Surgeons: a colleague with an account, or a name.
create table case_people (
  case_id  bigint not null references cases on delete cascade,
  owner_id bigint not null,
  part     text not null check (part in ('PRIMARY', 'CO')),
  place    integer not null,
  user_id  bigint references users on delete set null,
  name     text not null,
  primary key (case_id, part, place)
);

create table case_images (
  id         bigint generated always as identity primary key,
  case_id    bigint not null references cases on delete cascade,
  owner_id   bigint not null,
  image_name text not null,
  large_key  text not null unique references kept_files (key),
  small_key  text not null unique references kept_files (key),
  added_by   bigint not null references users,
  added_at   timestamptz not null
);
create index case_images_case on case_images (case_id);

-- Every state that a case was ever in, written with the change itself: who, when, and what it was then. Rows are only added.
create table case_versions (
  case_id  bigint not null references cases on delete cascade,
  owner_id bigint not null,
  version  integer not null,
  at       timestamptz not null,
  actor_id bigint not null references users,
  snapshot jsonb not null,
  primary key (case_id, version)
);
