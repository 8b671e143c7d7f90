-- A booking fired three triggers that each looked up the same booking: two to tell it to the screens,
-- one to hold its places against the counter. The one on its places does all of it now. The day is
-- told by the counter of its franja, which changes with every place that is added.

drop trigger reservas_en_vivo_al_agregar on reservas;
drop trigger asientos_en_vivo_al_agregar on asientos;

create or replace function asientos_cambiados() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  franja_ids bigint[];
  eventos text[];
begin
  select array_agg(franja_id), array_agg('reservas ' || id || ' ' || coalesce(usuario_id, 0))
  into franja_ids, eventos
  from reservas where id in (select reserva_id from cambiados);
  if franja_ids is not null then
    perform rechazar_sobreventa(franja_ids);
    perform contar_eventos(eventos);
  end if;
  return null;
end $$;
comment on function asientos_cambiados is 'Holds the franjas of the places that were added against their counters, and tells the screens the bookings; the days are told by the counters.';

create or replace function asientos_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  reserva_ids bigint[];
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'DELETE' then
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

create or replace function reservas_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids from viejas;
  else
    select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids
    from (select id, usuario_id, franja_id from nuevas union select id, usuario_id, franja_id from viejas) c;
  end if;
  if ids is not null then
    perform contar_reservas(ids, usuarios, franja_ids);
  end if;
  return null;
end $$;
comment on function reservas_en_vivo is 'Tells the screens the bookings that changed or were deleted, and their days; a new one is told by its places.';
