-- A fee schedule says of its year which procedure codes there are. What the schedule of 2027 drops is still right for the cases of 2026, and
-- that schedule comes out before its year begins: a retired code is found for the years before it was dropped.

alter table cpt_codes add column retired_from smallint;
alter table cpt_codes add check (retired_from is null or retired);

-- Of those retired until now it is known which year valued them last, and that the newest year lacks them.
update cpt_codes set retired_from = least(
    (select max(year) + 1 from cpt_values where cpt_id = cpt_codes.id),
    (select max(year) from cpt_values))
  where retired;
