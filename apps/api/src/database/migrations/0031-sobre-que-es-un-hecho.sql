-- Whom, which booking and which franja a hecho is about, and how often it happened: readings dug that out of its JSON.
-- They are numbers, not references, as the actor is: the trail outlives what it tells of.
alter table auditoria
  add column persona_id bigint,
  add column reserva_id bigint,
  add column franja_id bigint,
  add column veces integer not null default 1;

drop index auditoria_por_persona;
drop index auditoria_por_reserva;
drop index auditoria_por_entidad;

update auditoria h set
  -- A hecho of a booking is its present holder's, also where two accounts have been joined since.
  persona_id = case h.entidad when 'usuarios' then h.entidad_id else coalesce(r.usuario_id, s.usuario_id) end,
  reserva_id = s.reserva_id,
  franja_id = case h.entidad when 'franjas' then h.entidad_id when 'asientos' then r.franja_id else s.franja_id end,
  veces = case h.accion when 'loginFallido' then coalesce(s.intentos, 1) else 1 end,
  despues = case h.accion when 'loginFallido' then null else h.despues end
from (
  select a.id, d.usuario_id, d.franja_id, d.intentos,
    case
      when a.entidad in ('reservas', 'asistencia', 'recados') then a.entidad_id
      when a.entidad = 'avisos' then coalesce(d.reserva_id, (select v.reserva_id from avisos v where v.id = a.entidad_id))
      else d.reserva_id
    end as reserva_id
  from auditoria a,
    -- A side may be anything, so what is no number is left out.
    lateral (select
      max(n) filter (where clave = 'usuarioId') as usuario_id,
      max(n) filter (where clave = 'reservaId') as reserva_id,
      max(n) filter (where clave = 'franjaId') as franja_id,
      (max(n) filter (where clave = 'intentos'))::integer as intentos
      from (
        select clave, case jsonb_typeof(valor) when 'number' then valor::bigint end as n
        from jsonb_each(
          case jsonb_typeof(a.antes) when 'object' then a.antes else '{}' end
          || case jsonb_typeof(a.despues) when 'object' then a.despues else '{}' end) as dato (clave, valor)
        where clave in ('usuarioId', 'reservaId', 'franjaId', 'intentos')) datos) d
) s
left join reservas r on r.id = s.reserva_id
where s.id = h.id;

create index auditoria_por_persona on auditoria (persona_id, ocurrido_en, id) where persona_id is not null;
create index auditoria_por_reserva on auditoria (reserva_id, ocurrido_en, id) where reserva_id is not null;
