-- How many hours before a turn its holder is reminded of it.
alter table config add column recordatorios_horas integer[] not null default '{24,2}';

-- Grows with every change, as calendars ask (RFC 5545 §3.8.7.4).
alter table reservas add column secuencia integer not null default 0;
-- Since when the booking holds its franja, where not since it was made: reminders that were due
-- before are not sent.
alter table reservas add column en_franja_desde timestamptz;

-- The secret address of a person's calendar, of which only a hash is kept.
create table calendarios (
  usuario_id bigint primary key references usuarios on delete cascade,
  secreto_hash text not null constraint calendarios_secreto_unico unique
);
-- Whoever cancels holds a franja, and would wait here for who deactivates its holder and waits for
-- the franja: the person's erasure deletes what they are told itself.
alter table avisos drop constraint avisos_usuario_id_fkey;

-- What is told only once, however often it is looked for; null for what may be told again.
alter table avisos add column clave text constraint avisos_clave_unica unique;
-- What one person is told goes out in the order of its causes.
create index avisos_por_destinatario on avisos (para, id) where proximo_en is not null;
create index avisos_por_reserva on avisos (reserva_id, id) where reserva_id is not null;
