-- The momento until which a booking's estado holds, from when on time has completed or cancelled it; null where time
-- changes it no more (rules §7). It is kept here, so that the estado of a booking at a moment needs its own row alone.
alter table reservas add column estado_hasta timestamp;

update reservas r set estado_hasta = case r.estado
  when 'CONFIRMADA' then f.fin when 'PENDIENTE' then coalesce(r.senia_vence, f.inicio) end
from franjas f where f.id = r.franja_id and r.estado in ('PENDIENTE', 'CONFIRMADA');

alter table reservas add constraint reservas_estado_hasta_check
  check ((estado_hasta is not null) = (estado in ('PENDIENTE', 'CONFIRMADA')));

create function reserva_con_plazo() returns trigger language plpgsql as $$
begin
  new.estado_hasta := (select case new.estado
    when 'CONFIRMADA' then f.fin when 'PENDIENTE' then coalesce(new.senia_vence, f.inicio) end
  from franjas f where f.id = new.franja_id);
  return new;
end $$;
create trigger reservas_con_plazo before insert or update of estado, franja_id, senia_vence, estado_hasta on reservas
  for each row execute function reserva_con_plazo();

-- The bookings of a franja whose hours change have another one; the trigger above works it out.
create function franja_con_otras_horas() returns trigger language plpgsql as $$
begin
  update reservas set estado_hasta = null where franja_id = new.id and estado_hasta is not null;
  return null;
end $$;
create trigger franjas_con_otras_horas after update on franjas for each row
  when (new.inicio <> old.inicio or new.fin <> old.fin) execute function franja_con_otras_horas();

create index reservas_por_plazo on reservas (estado_hasta) where estado_hasta is not null;
drop index reservas_por_novedad;
create index reservas_por_novedad on reservas (id) include (estado, estado_hasta);
