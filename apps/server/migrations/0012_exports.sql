-- What a file was made of, so that it can be made again: cases of the log, as which kind of file.

alter table reports
  add column kind          text not null default 'EXCEL' check (kind in ('EXCEL', 'PDF')),
  add column procedure_ids bigint[] not null default '{}',
  -- How often making it has failed; one that was cut off has not.
  add column failures      integer not null default 0,
  -- When it was last worked on: one that nobody has touched for long is not being made any more.
  add column touched_at    timestamptz not null default now();

update reports set kind = 'PDF' where file_name like '%.pdf';

alter table reports
  alter column kind drop default,
  alter column touched_at drop default;

create index reports_running on reports (touched_at) where status = 'RUNNING';
create index reports_ending on reports (expires_at) where status = 'READY';
