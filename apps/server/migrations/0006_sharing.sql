-- Whom a doctor lets into their log.

create table shares (
  id          bigint generated always as identity primary key,
  doctor_id   bigint not null references users on delete cascade,
  -- The address that was invited, in lower case like those of accounts.
  email       text not null check (email = lower(email)),
  -- Known once somebody has answered or has signed up by the link; until then the invitation is whoever's verified address it is.
  end_user_id bigint references users on delete cascade check (end_user_id <> doctor_id),
  permission  text not null check (permission in ('EDITOR', 'VIEWER')),
  status      text not null check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'LEFT')),
  invited_at  timestamptz not null,
  expires_at  timestamptz not null,
  -- When the link was used up, by an answer or by the sign-up that it opened.
  used_at     timestamptz,
  changed_at  timestamptz not null,
  -- Nobody reads another's log without being known.
  check (status <> 'ACCEPTED' or end_user_id is not null)
);

-- One open share joins a doctor and a person; closed ones stay as a memory of who once had access.
create unique index shares_open_address on shares (doctor_id, email) where status in ('PENDING', 'ACCEPTED');
create unique index shares_open_person on shares (doctor_id, end_user_id) where status in ('PENDING', 'ACCEPTED');
create index shares_person on shares (end_user_id);
create index shares_address on shares (email);

-- The links of invitation mails, hashed. A mail that had to be sent twice has two good links; using one uses up the share's all.
create table share_links (
  code_hash bytea primary key,
  key_hash  bytea not null,
  share_id  bigint not null references shares on delete cascade
);
create index share_links_share on share_links (share_id);
