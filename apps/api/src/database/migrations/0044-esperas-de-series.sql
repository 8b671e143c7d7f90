-- Which turno fijo somebody waits for a date of, so that ending it ends that too (rules §22.7).

alter table esperas add column serie_id bigint references series (id);
create index esperas_por_serie on esperas (serie_id) where serie_id is not null;

comment on column esperas.serie_id is 'The turno fijo with which the entry was made; null where it was made alone.';
