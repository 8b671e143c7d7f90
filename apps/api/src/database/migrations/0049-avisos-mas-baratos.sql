-- Every booking changes the counter of one franja, and paid for a statement over both transition tables. Each franja tells its own
-- day now, and its bookings only where it was closed or opened.

create function franja_en_vivo() returns trigger language plpgsql as $$
begin
  perform contar_eventos(array['dia ' || to_char(new.fecha, 'YYYY-MM-DD')]);
  if new.fecha <> old.fecha then
    perform contar_eventos(array['dia ' || to_char(old.fecha, 'YYYY-MM-DD')]);
  end if;
  return null;
end $$;
comment on function franja_en_vivo is 'Tells the screens the day of a franja that changed, and the day that it was on before.';

create function franja_cerrada_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  perform contar_eventos(array(
    select 'reservas ' || r.id || ' ' || coalesce(r.usuario_id, 0) from reservas r
    where r.franja_id = new.id and r.estado in ('PENDIENTE', 'CONFIRMADA')));
  return null;
end $$;
comment on function franja_cerrada_en_vivo is 'Tells the screens the bookings in a franja that was closed, opened or got another reason.';

drop trigger franjas_en_vivo_al_cambiar on franjas;
create trigger franjas_en_vivo_al_cambiar after update on franjas for each row execute function franja_en_vivo();
create trigger franjas_en_vivo_al_cerrar after update on franjas for each row
  when ((new.bloqueada, new.motivo, new.bloqueo_id, new.motivo_del_plan)
    is distinct from (old.bloqueada, old.motivo, old.bloqueo_id, old.motivo_del_plan))
  execute function franja_cerrada_en_vivo();

create or replace function franjas_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  perform contar_eventos(array(select distinct 'dia ' || to_char(fecha, 'YYYY-MM-DD') from cambiadas));
  return null;
end $$;
comment on function franjas_en_vivo is 'Tells the screens the days of the franjas that were added or taken off.';
drop trigger franjas_en_vivo_al_agregar on franjas;
drop trigger franjas_en_vivo_al_quitar on franjas;
create trigger franjas_en_vivo_al_agregar after insert on franjas referencing new table as cambiadas
  for each statement execute function franjas_en_vivo();
create trigger franjas_en_vivo_al_quitar after delete on franjas referencing old table as cambiadas
  for each statement execute function franjas_en_vivo();
