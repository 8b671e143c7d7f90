-- Places that are paid for beforehand (rules §20): what the centre sells, what was sold to whom, and a
-- ledger of every place that was used and came back.

create table abonos (
  id bigint generated always as identity primary key,
  nombre text not null check (length(nombre) between 1 and 60),
  lugares integer not null check (lugares between 1 and 100),
  precio integer not null check (precio between 1 and 100000000),
  vigencia_dias integer not null check (vigencia_dias between 1 and 730),
  dias text[] check (dias <@ array[
    'LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO']),
  activo boolean not null default true
);

create table abonos_vendidos (
  id bigint generated always as identity primary key,
  abono_id bigint references abonos (id),
  usuario_id bigint references usuarios (id) on delete set null,
  nombre text not null,
  lugares integer not null check (lugares >= 1),
  precio integer not null check (precio >= 0),
  dias text[],
  desde date not null,
  vence date not null,
  disponibles integer not null default 0
    constraint abonos_disponibles check (disponibles between 0 and lugares),
  valor integer not null default 0 check (valor between 0 and precio),
  pagado integer not null default 0
    constraint abonos_pagados check (pagado between 0 and precio),
  vendido_en timestamptz not null,
  vendido_por bigint references usuarios (id) on delete set null,
  anulado_en timestamptz,
  anulado_por bigint references usuarios (id) on delete set null,
  motivo text check (length(motivo) <= 200),
  avisado_en timestamptz,
  constraint abonos_anulados_con_motivo check ((anulado_en is null) = (motivo is null))
);
create index abonos_vendidos_por_usuario on abonos_vendidos (usuario_id, vence);
create index abonos_vendidos_por_vencer on abonos_vendidos (vence)
  where avisado_en is null and anulado_en is null;
create index abonos_vendidos_por_abono on abonos_vendidos (abono_id);
create index abonos_vendidos_por_vendedor on abonos_vendidos (vendido_por);
create index abonos_vendidos_por_anulador on abonos_vendidos (anulado_por)
  where anulado_por is not null;

create table abonos_compartidos (
  abono_vendido_id bigint not null references abonos_vendidos (id),
  usuario_id bigint not null references usuarios (id) on delete cascade,
  primary key (abono_vendido_id, usuario_id)
);
create index abonos_compartidos_por_usuario on abonos_compartidos (usuario_id);

alter table reservas add column abono_vendido_id bigint references abonos_vendidos (id);
create index reservas_por_abono on reservas (abono_vendido_id) where abono_vendido_id is not null;

create table movimientos_de_abono (
  id bigint generated always as identity primary key,
  abono_vendido_id bigint not null references abonos_vendidos (id),
  lugares integer not null check (lugares <> 0),
  valor integer not null check (sign(valor) in (0, sign(lugares))),
  causa text not null check (causa in ('VENTA', 'RESERVA', 'DEVOLUCION', 'ANULACION')),
  reserva_id bigint references reservas (id) on delete set null,
  fecha date not null,
  registrado_en timestamptz not null,
  registrado_por bigint references usuarios (id) on delete set null
);
create index movimientos_de_abono_por_abono on movimientos_de_abono (abono_vendido_id, id);
create index movimientos_de_abono_por_reserva on movimientos_de_abono (reserva_id)
  where reserva_id is not null;
create index movimientos_de_abono_por_autor on movimientos_de_abono (registrado_por);

create function movimientos_de_abono_sumados() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  update abonos_vendidos
  set disponibles = disponibles + new.lugares, valor = valor + new.valor
  where id = new.abono_vendido_id;
  return null;
end $$;
create trigger movimientos_de_abono_sumados after insert on movimientos_de_abono
  for each row execute function movimientos_de_abono_sumados();

create trigger movimientos_de_abono_intactos before update on movimientos_de_abono
  for each row when (
    (old.abono_vendido_id, old.lugares, old.valor, old.causa, old.fecha, old.registrado_en)
      is distinct from
    (new.abono_vendido_id, new.lugares, new.valor, new.causa, new.fecha, new.registrado_en)
    or new.reserva_id is not null and old.reserva_id is distinct from new.reserva_id)
  execute function rechazar_por_nombre();
create trigger movimientos_de_abono_sin_borrar before delete on movimientos_de_abono
  for each row execute function rechazar_por_nombre();

alter table pagos alter column reserva_id drop not null;
alter table pagos add column abono_vendido_id bigint references abonos_vendidos (id);
alter table pagos add constraint pagos_de_algo
  check (num_nonnulls(reserva_id, abono_vendido_id) = 1);
alter table pagos drop constraint pagos_medio_check;
alter table pagos add constraint pagos_medio_check
  check (medio in ('EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO', 'ABONO'));
alter table pagos add constraint pagos_de_un_abono
  check (medio <> 'ABONO' or reserva_id is not null and anulado_en is null);
create index pagos_por_abono on pagos (abono_vendido_id, id) where abono_vendido_id is not null;

-- Places of an abono that settle a booking are no money, so they go with a booking that is deleted.
drop trigger pagos_sin_borrar on pagos;
create trigger pagos_sin_borrar before delete on pagos
  for each row when (old.anulado_en is null and old.medio <> 'ABONO')
  execute function rechazar_por_nombre();

drop trigger pagos_intactos on pagos;
create trigger pagos_intactos before update on pagos
  for each row when (
    (old.reserva_id, old.abono_vendido_id, old.tipo, old.monto, old.medio, old.registrado_en, old.fecha)
      is distinct from
    (new.reserva_id, new.abono_vendido_id, new.tipo, new.monto, new.medio, new.registrado_en, new.fecha)
    or old.anulado_en is not null and new.anulado_en is distinct from old.anulado_en)
  execute function rechazar_por_nombre();

create or replace function pagos_sumados() returns trigger language plpgsql as $$
declare
  cambio integer := 0;
begin
  if tg_op <> 'INSERT' then
    cambio := -old.neto;
  end if;
  if tg_op <> 'DELETE' then
    cambio := cambio + new.neto;
  end if;
  if cambio <> 0 and coalesce(new.reserva_id, old.reserva_id) is not null then
    update reservas set pagado = pagado + cambio where id = coalesce(new.reserva_id, old.reserva_id);
  elsif cambio <> 0 then
    update abonos_vendidos set pagado = pagado + cambio
    where id = coalesce(new.abono_vendido_id, old.abono_vendido_id);
  end if;
  return null;
end $$;

create function abonos_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  suyo bigint := coalesce(new.id, old.id);
begin
  perform contar_eventos(array(
    select 'abonos ' || suyo || ' ' || quien from (
      select coalesce(new.usuario_id, old.usuario_id) as quien
      union select usuario_id from abonos_compartidos where abono_vendido_id = suyo
      union select 0) q
    where quien is not null));
  return null;
end $$;
create trigger abonos_en_vivo after insert or delete or update on abonos_vendidos
  for each row execute function abonos_en_vivo();

create function abonos_compartidos_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  perform contar_eventos(array[
    'abonos ' || coalesce(new.abono_vendido_id, old.abono_vendido_id) || ' ' ||
      coalesce(new.usuario_id, old.usuario_id)]);
  return null;
end $$;
create trigger abonos_compartidos_en_vivo after insert or delete on abonos_compartidos
  for each row execute function abonos_compartidos_en_vivo();

comment on table abonos is 'The abonos that the centre sells: a number of places, for a price.';
comment on column abonos.dias is 'The days of the week on which it can be used; null for every day.';
comment on table abonos_vendidos is 'The abonos that were sold, each as it was on that day.';
comment on column abonos_vendidos.disponibles is 'The places that are not used, the sum of the ledger.';
comment on column abonos_vendidos.valor is 'What the unused places are worth in pesos, the sum of the ledger.';
comment on column abonos_vendidos.pagado is 'What was paid for it less what was given back, the sum of its payments.';
comment on column abonos_vendidos.usuario_id is 'Null once the client was erased.';
comment on column abonos_vendidos.vence is 'The last day on which it can be used.';
comment on column abonos_vendidos.avisado_en is 'When its client was told that it ends soon.';
comment on table abonos_compartidos is 'Who else may book with an abono.';
comment on column reservas.abono_vendido_id is 'The abono whose places the booking uses.';
comment on table movimientos_de_abono is 'The ledger of the places of an abono: sold, used, come back, ended. A row never changes.';
comment on column movimientos_de_abono.valor is 'What the places are worth in pesos, with their sign.';
comment on column pagos.abono_vendido_id is 'The abono that was paid, where it is no booking.';
comment on function movimientos_de_abono_sumados is 'Keeps the sums of the ledger in its abono, whose CHECK refuses to use more places than there are.';
comment on function abonos_en_vivo is 'Tells the screens of the desk and of who may use it that an abono changed.';
comment on trigger movimientos_de_abono_intactos on movimientos_de_abono is 'The ledger only grows; of a row that is there, only the deleted booking is forgotten.';
comment on trigger movimientos_de_abono_sin_borrar on movimientos_de_abono is 'The ledger only grows.';
comment on function abonos_compartidos_en_vivo is 'Tells a person that an abono is shared with them, or not any more.';
comment on function pagos_sumados is 'Keeps the sum of the payments of a booking or an abono in its `pagado`.';
comment on trigger pagos_sin_borrar on pagos is 'Money that counts is never deleted; an annulled payment goes with its booking, and so do the places of an abono.';
comment on trigger pagos_intactos on pagos is 'A payment stays as it was written, but that it may be annulled once.';
