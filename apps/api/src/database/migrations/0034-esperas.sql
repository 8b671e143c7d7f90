-- The line of those who wait for places of a full franja (rules §16). An offer holds its places: they
-- count in the franja's counter, which its capacity bounds, so that a place is never held and sold.

create table esperas (
  id bigint generated always as identity primary key,
  franja_id bigint not null references franjas (id),
  usuario_id bigint not null references usuarios (id) on delete cascade,
  personas integer not null check (personas between 1 and 4),
  estado text not null default 'ESPERANDO'
    check (estado in ('ESPERANDO', 'OFRECIDA', 'ACEPTADA', 'RECHAZADA', 'VENCIDA', 'CERRADA')),
  creada_en timestamptz not null,
  vence_en timestamp,
  terminada_en timestamptz,
  dicha_por bigint references usuarios (id) on delete set null,
  dicha_en timestamptz,
  constraint esperas_vence_si_ofrecida check ((estado = 'OFRECIDA') = (vence_en is not null)),
  constraint esperas_terminada check ((estado in ('ESPERANDO', 'OFRECIDA')) = (terminada_en is null))
);
create unique index esperas_una_abierta_por_cliente on esperas (franja_id, usuario_id)
  where estado in ('ESPERANDO', 'OFRECIDA');
create index esperas_por_usuario on esperas (usuario_id, id);
create index esperas_por_franja on esperas (franja_id, id);
create index esperas_por_vencer on esperas (vence_en) where vence_en is not null;
create index esperas_dichas_por on esperas (dicha_por) where dicha_por is not null;

alter table franjas add column retenidas integer not null default 0
  constraint franjas_retenidas_entre_ocupados check (retenidas >= 0 and retenidas <= ocupados);

create function lugares_retenidos() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  cambio integer := 0;
begin
  if tg_op <> 'INSERT' and old.estado = 'OFRECIDA' then
    cambio := -old.personas;
  end if;
  if tg_op <> 'DELETE' and new.estado = 'OFRECIDA' then
    cambio := cambio + new.personas;
  end if;
  if cambio <> 0 then
    update franjas set retenidas = retenidas + cambio, ocupados = ocupados + cambio
    where id = coalesce(new.franja_id, old.franja_id);
  end if;
  return null;
end $$;
create trigger esperas_retenidas after insert or delete or update of estado on esperas
  for each row execute function lugares_retenidos();

create function esperas_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  suya bigint := coalesce(new.franja_id, old.franja_id);
begin
  perform contar_eventos(array(
    select 'esperas ' || suya || ' ' || quien from (
      select usuario_id as quien from esperas
      where franja_id = suya and estado in ('ESPERANDO', 'OFRECIDA')
      union select coalesce(new.usuario_id, old.usuario_id)
      union select 0) q));
  return null;
end $$;
create trigger esperas_en_vivo after insert or delete or update on esperas
  for each row execute function esperas_en_vivo();

create or replace function rechazar_sobreventa(ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  excedida bigint;
begin
  select f.id into excedida
  from franjas f
  where f.id = any (ids)
    and f.ocupados < f.retenidas + (
      select count(*) from asientos a join reservas r on r.id = a.reserva_id
      where r.franja_id = f.id and r.estado <> 'CANCELADA')
  limit 1;
  if found then
    raise exception 'franja % holds more seats than its counter', excedida
      using errcode = 'check_violation', constraint = 'asientos_dentro_de_ocupados';
  end if;
end $$;

comment on table esperas is 'The line of those who wait for places of a franja; its order is that of the ids.';
comment on column esperas.estado is 'What was written down: an offer ends at `vence_en` and every entry when its franja begins, whoever has written that down.';
comment on column esperas.vence_en is 'Until when the places of an offer are held, in civil time; null where nothing is offered.';
comment on column esperas.terminada_en is 'Since when the entry is over; null while it is open.';
comment on column esperas.dicha_por is 'Who of the desk has told the person of the offer; null where nobody has.';
comment on column franjas.retenidas is 'The places that offers hold, which `ocupados` counts; kept by a trigger of `esperas`.';
comment on column franjas.ocupados is 'The places of the bookings that are not cancelled, and those that offers hold. One conditional update changes it, with the CHECK behind it (decision 3).';
comment on function lugares_retenidos is 'Holds the places of an offer in its franja, and gives them back with it.';
comment on function esperas_en_vivo is 'Tells the screens of the desk and of whoever waits there that the line of a franja changed.';
comment on function rechazar_sobreventa is 'The last word on overbooking: refuses a statement after which a franja holds more places, sold or offered, than its counter, which its capacity bounds (decision 3).';
