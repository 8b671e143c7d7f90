-- Turnos fijos: bookings of the same hour for weeks, made together (rules §22).

alter table config add column series_de_clientes boolean not null default false;

create table series (
  id bigint generated always as identity primary key,
  usuario_id bigint references usuarios (id) on delete set null,
  inicio timestamp not null,
  cada integer not null check (cada between 1 and 2),
  veces integer not null check (veces between 2 and 12),
  personas integer not null check (personas between 1 and 4),
  creada_en timestamptz not null
);
create index series_por_usuario on series (usuario_id, id) where usuario_id is not null;

alter table reservas add column serie_id bigint references series (id);
create index reservas_por_serie on reservas (serie_id, id) where serie_id is not null;

comment on column config.series_de_clientes is 'Whether clients may make a turno fijo for themselves.';
comment on table series is 'Turnos fijos as they were asked for; what became of each date is in its booking.';
comment on column series.usuario_id is 'Whose it is; null once the person was erased.';
comment on column series.inicio is 'The beginning of the first date, in civil time.';
comment on column series.cada is 'The weeks from one date to the next.';
comment on column reservas.serie_id is 'The turno fijo with which the booking was made; null where it was made alone.';
