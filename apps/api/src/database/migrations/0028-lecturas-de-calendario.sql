-- Since when a secret address is, and when a calendar read it last (rules §11.3). Of those that were
-- there before, only that they were there by now is known.
alter table calendarios add column desde timestamptz not null default now();
alter table calendarios alter column desde drop default;
alter table calendarios add column leida_en timestamptz;
