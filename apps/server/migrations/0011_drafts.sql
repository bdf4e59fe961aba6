-- Unfinished forms and templates. Both are their owner's alone, and nobody but the form reads what is in them.

-- What was typed and not saved: on the server, because a browser's storage outlives its user on a shared machine.
create table drafts (
  user_id    bigint not null references users on delete cascade,
  -- Which form: 'new-case', 'edit-case-12'.
  key        text not null check (key ~ '^[a-z0-9-]{1,100}$'),
  content    jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, key)
);
-- Old ones are purged.
create index drafts_updated on drafts (updated_at);

-- What a surgeon does often: procedure, codes, fields and role of a new case. Never a patient.
create table case_templates (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  name       text not null check (name <> ''),
  content    jsonb not null,
  -- The most used stands first.
  uses       integer not null default 0,
  created_at timestamptz not null
);
create index case_templates_user on case_templates (user_id, uses desc, id);
