-- The page at a secret address on which a companion sees the turn (rules §17).

create table invitaciones (
  asiento_id bigint primary key references asientos (id) on delete cascade,
  secreto_hash text not null constraint invitaciones_secreto_unico unique,
  creada_en timestamptz not null
);

comment on table invitaciones is 'The secret address of a companion''s page. It goes with the seat; a booking that is cancelled or has begun answers to none.';
comment on column invitaciones.secreto_hash is 'Only the hash is kept.';
comment on column invitaciones.creada_en is 'Since when there is this address; a new one ends the one before.';
