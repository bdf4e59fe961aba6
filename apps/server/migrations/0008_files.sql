-- Every file that the file store holds, so that none is left behind: bytes are not part of a transaction, rows are.

create table kept_files (
  key          text primary key check (key ~ '^[0-9a-f]{32}$'),
  -- Whose it is: a picture in a case that an editor added belongs to the case's doctor.
  owner_id     bigint not null references users on delete restrict,
  content_type text not null,
  size         bigint not null,
  added_at     timestamptz not null,
  -- Null until the thing that shows it was written: a call that was cut off leaves such a row, and the purge its bytes.
  kept_at      timestamptz,
  -- From here on nobody gets it any more; its bytes go with the next purge.
  released_at  timestamptz
);
create index kept_files_owner on kept_files (owner_id);
create index kept_files_loose on kept_files (added_at) where kept_at is null or released_at is not null;
