-- A companion of whose gender nobody has said anything (rules §7).
alter table asientos drop constraint asientos_sexo_check;
alter table asientos add constraint asientos_sexo_check
  check (sexo in ('MASCULINO', 'FEMENINO', 'OTROS', 'NO_DECLARA'));

-- The minutes by which its people came late (rules §11.7); null where nobody has said so.
alter table reservas add column tarde smallint
  constraint reservas_tarde_check check (tarde between 1 and 240);

-- What was seen of one franja says nothing of another.
create or replace function asistencia_olvidada() returns trigger language plpgsql as $$
begin
  update asientos set presente = null where reserva_id = new.id and presente is not null;
  update reservas set tarde = null where id = new.id and tarde is not null;
  return null;
end $$;
