-- Who came, and what was paid (rules §11.7, §11.8).

-- Null is a person of whom nobody has said whether they came.
alter table asientos add column presente boolean;

-- What was seen of one franja says nothing of another.
create function asistencia_olvidada() returns trigger language plpgsql as $$
begin
  update asientos set presente = null where reserva_id = new.id and presente is not null;
  return null;
end $$;

create trigger reservas_movidas after update on reservas
  for each row when (new.franja_id <> old.franja_id) execute function asistencia_olvidada();

create table pagos (
  id bigint generated always as identity primary key,
  reserva_id bigint not null references reservas on delete cascade,
  tipo text not null check (tipo in ('PAGO', 'DEVOLUCION')),
  monto integer not null check (monto between 1 and 100000000),
  medio text not null check (medio in ('EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO')),
  nota text not null default '' check (length(nota) <= 200),
  registrado_en timestamptz not null,
  -- The civil day on which the money moved.
  fecha date not null,
  registrado_por bigint references usuarios on delete set null,
  anulado_en timestamptz,
  anulado_por bigint references usuarios on delete set null,
  motivo text check (length(motivo) <= 200),
  -- What the row adds to what was paid.
  neto integer not null generated always as (
    case when anulado_en is not null then 0 when tipo = 'PAGO' then monto else -monto end) stored,
  constraint pagos_anulado_con_motivo check ((anulado_en is null) = (motivo is null))
);
create index pagos_por_reserva on pagos (reserva_id, id);
create index pagos_por_fecha on pagos (fecha, id);
create index pagos_por_autor on pagos (registrado_por);
create index pagos_por_anulador on pagos (anulado_por) where anulado_por is not null;

-- The sum of a booking's payments, kept by the trigger `pagos_sumados`.
alter table reservas add column pagado integer not null default 0
  constraint reservas_pagado_check check (pagado >= 0);
-- The few bookings of which something may have to be given back; a PENDIENTE that has begun is among them.
create index reservas_a_devolver on reservas (id)
  where pagado > 0 and (estado in ('CANCELADA', 'PENDIENTE') or pagado > precio_total);

create function pagos_sumados() returns trigger language plpgsql as $$
declare
  cambio integer := 0;
begin
  if tg_op <> 'INSERT' then
    cambio := -old.neto;
  end if;
  if tg_op <> 'DELETE' then
    cambio := cambio + new.neto;
  end if;
  if cambio <> 0 then
    update reservas set pagado = pagado + cambio where id = coalesce(new.reserva_id, old.reserva_id);
  end if;
  return null;
end $$;

create trigger pagos_sumados after insert or update or delete on pagos
  for each row execute function pagos_sumados();

-- The guards refuse by their own names what no code above them should ever ask for.
create function rechazar_por_nombre() returns trigger language plpgsql as $$
begin
  raise exception '% refuses % of % %', tg_name, lower(tg_op), tg_table_name, old.id
    using errcode = 'check_violation', constraint = tg_name;
end $$;

-- A price that falls may leave more paid than is owed. Money that comes in may not.
create trigger reservas_pagado_hasta_el_precio before update on reservas
  for each row when (new.pagado > old.pagado
    and new.pagado > case when new.estado = 'CANCELADA' then 0 else new.precio_total end)
  execute function rechazar_por_nombre();

-- A payment stays as it was written. It may be annulled once, and goes only with its booking once it is.
create trigger pagos_intactos before update on pagos
  for each row when (
    (old.reserva_id, old.tipo, old.monto, old.medio, old.registrado_en, old.fecha)
      is distinct from (new.reserva_id, new.tipo, new.monto, new.medio, new.registrado_en, new.fecha)
    or (old.anulado_en is not null and new.anulado_en is distinct from old.anulado_en))
  execute function rechazar_por_nombre();
create trigger pagos_sin_borrar before delete on pagos
  for each row when (old.anulado_en is null) execute function rechazar_por_nombre();
