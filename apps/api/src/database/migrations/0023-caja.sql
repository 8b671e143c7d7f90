-- The drawer (rules §11.8): cash that moves without a booking, and the days that were counted.
create table movimientos_de_caja (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('FONDO', 'INGRESO', 'RETIRO')),
  monto integer not null check (monto between 1 and 100000000),
  motivo text not null check (length(motivo) between 1 and 200),
  -- The civil day on which the money moved.
  fecha date not null,
  registrado_en timestamptz not null,
  registrado_por bigint references usuarios on delete set null,
  anulado_en timestamptz,
  anulado_por bigint references usuarios on delete set null,
  motivo_de_anulacion text check (length(motivo_de_anulacion) <= 200),
  -- What the row adds to the drawer.
  neto integer not null generated always as (
    case when anulado_en is not null then 0 when tipo = 'RETIRO' then -monto else monto end) stored,
  constraint movimientos_de_caja_anulado_con_motivo check ((anulado_en is null) = (motivo_de_anulacion is null))
);
create index movimientos_de_caja_por_fecha on movimientos_de_caja (fecha, id);
create index movimientos_de_caja_por_autor on movimientos_de_caja (registrado_por);
create index movimientos_de_caja_por_anulador on movimientos_de_caja (anulado_por) where anulado_por is not null;

create table cierres_de_caja (
  id bigint generated always as identity primary key,
  fecha date not null,
  nota text not null default '' check (length(nota) <= 500),
  cerrado_en timestamptz not null,
  cerrado_por bigint references usuarios on delete set null,
  reabierto_en timestamptz,
  reabierto_por bigint references usuarios on delete set null,
  motivo text check (length(motivo) <= 200),
  constraint cierres_de_caja_reabierto_con_motivo check ((reabierto_en is null) = (motivo is null))
);
create unique index cierres_de_caja_uno_por_dia on cierres_de_caja (fecha) where reabierto_en is null;
create index cierres_de_caja_por_autor on cierres_de_caja (cerrado_por);
create index cierres_de_caja_por_quien_reabrio on cierres_de_caja (reabierto_por) where reabierto_por is not null;

-- What should have been there and what was, a row for each means.
create table conteos_de_caja (
  id bigint generated always as identity primary key,
  cierre_id bigint not null references cierres_de_caja,
  medio text not null check (medio in ('EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO')),
  esperado bigint not null,
  contado bigint not null,
  constraint conteos_de_caja_uno_por_medio unique (cierre_id, medio)
);

-- A movement may be annulled once and a cierre reopened once; nothing else of them changes but that a person is erased.
create trigger movimientos_de_caja_intactos before update on movimientos_de_caja
  for each row when (
    (old.tipo, old.monto, old.motivo, old.fecha, old.registrado_en)
      is distinct from (new.tipo, new.monto, new.motivo, new.fecha, new.registrado_en)
    or new.registrado_por <> coalesce(old.registrado_por, 0)
    or (old.anulado_en is not null and ((old.anulado_en, old.motivo_de_anulacion)
      is distinct from (new.anulado_en, new.motivo_de_anulacion)
      or new.anulado_por <> coalesce(old.anulado_por, 0))))
  execute function rechazar_por_nombre();
create trigger movimientos_de_caja_sin_borrar before delete on movimientos_de_caja
  for each row execute function rechazar_por_nombre();

create trigger cierres_de_caja_intactos before update on cierres_de_caja
  for each row when (
    (old.fecha, old.nota, old.cerrado_en) is distinct from (new.fecha, new.nota, new.cerrado_en)
    or new.cerrado_por <> coalesce(old.cerrado_por, 0)
    or (old.reabierto_en is not null and ((old.reabierto_en, old.motivo)
      is distinct from (new.reabierto_en, new.motivo)
      or new.reabierto_por <> coalesce(old.reabierto_por, 0))))
  execute function rechazar_por_nombre();
create trigger cierres_de_caja_sin_borrar before delete on cierres_de_caja
  for each row execute function rechazar_por_nombre();
create trigger conteos_de_caja_intactos before update or delete on conteos_de_caja
  for each row execute function rechazar_por_nombre();

-- Only the desk is told, of the day.
create function caja_en_vivo() returns trigger language plpgsql as $$
begin
  perform contar_eventos(array['caja ' || to_char(new.fecha, 'YYYY-MM-DD')]);
  return null;
end $$;

create trigger movimientos_de_caja_en_vivo after insert or update on movimientos_de_caja
  for each row execute function caja_en_vivo();
create trigger cierres_de_caja_en_vivo after insert or update on cierres_de_caja
  for each row execute function caja_en_vivo();

-- The bookings that may owe, by who has made them.
create index reservas_por_cobrar on reservas (usuario_id)
  where pagado < precio_total and estado in ('CONFIRMADA', 'COMPLETADA');
