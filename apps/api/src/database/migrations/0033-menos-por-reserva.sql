-- A booking asked its triggers for eleven statements, most of them planned anew each time: the
-- planner takes an array for ten rows, and then prefers to look at the values. Here they say in one
-- statement what took several, and keep their plans, all of which look up rows by their ids.

create or replace function asientos_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  reserva_ids bigint[];
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'INSERT' then
    -- A booking that this transaction has written was told by its own trigger.
    reserva_ids := array(
      select n.reserva_id from nuevas n join reservas r on r.id = n.reserva_id
      where r.xmin <> pg_current_xact_id()::xid);
    if reserva_ids = '{}' then
      return null;
    end if;
  elsif tg_op = 'DELETE' then
    reserva_ids := array(select reserva_id from viejas);
  else
    reserva_ids := array(select reserva_id from nuevas union select reserva_id from viejas);
  end if;
  select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids
  from reservas where id = any (reserva_ids);
  if ids is not null then
    perform contar_reservas(ids, usuarios, franja_ids);
  end if;
  return null;
end $$;

create or replace function franjas_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  if tg_op = 'INSERT' then
    perform contar_eventos(array(select distinct 'dia ' || to_char(fecha, 'YYYY-MM-DD') from nuevas));
  elsif tg_op = 'DELETE' then
    perform contar_eventos(array(select distinct 'dia ' || to_char(fecha, 'YYYY-MM-DD') from viejas));
  else
    perform contar_eventos(array(
      select 'dia ' || to_char(fecha, 'YYYY-MM-DD') from (select fecha from nuevas union select fecha from viejas) f
      union all
      select 'reservas ' || r.id || ' ' || coalesce(r.usuario_id, 0)
      from nuevas n join viejas v using (id) join reservas r on r.franja_id = n.id
      where r.estado in ('PENDIENTE', 'CONFIRMADA')
        and (n.bloqueada, n.motivo, n.bloqueo_id, n.motivo_del_plan)
          is distinct from (v.bloqueada, v.motivo, v.bloqueo_id, v.motivo_del_plan)));
  end if;
  return null;
end $$;

alter function reservas_en_vivo set plan_cache_mode = force_generic_plan;
alter function contar_reservas set plan_cache_mode = force_generic_plan;
alter function rechazar_sobreventa set plan_cache_mode = force_generic_plan;

-- The active bookings of a person, which each new one of theirs is held against.
create index reservas_activas_por_usuario on reservas (usuario_id, estado_hasta) where estado_hasta is not null;
