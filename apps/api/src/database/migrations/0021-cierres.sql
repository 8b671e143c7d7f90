-- Since when nobody can book a franja that stands on the calendar; null where it can be booked. What
-- was closed before this was known is told to nobody by itself.
alter table franjas add column cerrada_desde timestamptz;
update franjas set cerrada_desde = '-infinity'
where bloqueada or bloqueo_id is not null or motivo_del_plan is not null;
create index franjas_cerradas on franjas (inicio) where cerrada_desde is not null;

-- What closes a franja, opens it or gives another reason concerns the bookings in it.
create or replace function franjas_en_vivo() returns trigger language plpgsql as $$
declare
  fechas date[];
  suyas text[] := '{}';
begin
  if tg_op = 'INSERT' then
    fechas := array(select distinct fecha from nuevas);
  elsif tg_op = 'DELETE' then
    fechas := array(select distinct fecha from viejas);
  else
    fechas := array(select fecha from nuevas union select fecha from viejas);
    suyas := array(
      select 'reservas ' || r.id || ' ' || coalesce(r.usuario_id, 0)
      from nuevas n join viejas v using (id) join reservas r on r.franja_id = n.id
      where r.estado in ('PENDIENTE', 'CONFIRMADA')
        and (n.bloqueada, n.motivo, n.bloqueo_id, n.motivo_del_plan)
          is distinct from (v.bloqueada, v.motivo, v.bloqueo_id, v.motivo_del_plan));
  end if;
  perform contar_eventos(array(select 'dia ' || to_char(f, 'YYYY-MM-DD') from unnest(fechas) f) || suyas);
  return null;
end $$;
