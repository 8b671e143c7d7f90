-- What changes on the screens is told by the tables themselves, so that no write can forget it (decision 29). A payload
-- says the transaction, the event and what it is about; PostgreSQL tells equal ones of a transaction once. A trigger
-- names its tables `viejas` and `nuevas`.

-- A statement that changes more than anybody could follow makes the screens begin anew instead.
create function contar_eventos(eventos text[]) returns void language plpgsql as $$
declare
  evento text;
begin
  if cardinality(eventos) > 500 then
    eventos := array['todo'];
  end if;
  foreach evento in array eventos loop
    perform pg_notify('eventos', pg_current_xact_id()::text || ' ' || evento);
  end loop;
end $$;

create function franjas_en_vivo() returns trigger language plpgsql as $$
declare
  fechas date[];
begin
  if tg_op = 'INSERT' then
    fechas := array(select distinct fecha from nuevas);
  elsif tg_op = 'DELETE' then
    fechas := array(select distinct fecha from viejas);
  else
    fechas := array(select fecha from nuevas union select fecha from viejas);
  end if;
  perform contar_eventos(array(select 'dia ' || to_char(f, 'YYYY-MM-DD') from unnest(fechas) f));
  return null;
end $$;

create trigger franjas_en_vivo_al_agregar after insert on franjas
  referencing new table as nuevas for each statement execute function franjas_en_vivo();
create trigger franjas_en_vivo_al_cambiar after update on franjas
  referencing old table as viejas new table as nuevas for each statement execute function franjas_en_vivo();
create trigger franjas_en_vivo_al_quitar after delete on franjas
  referencing old table as viejas for each statement execute function franjas_en_vivo();

-- The day of a booking is told with it: what the desk sees there changes although its places may not.
create function contar_reservas(ids bigint[], usuarios bigint[], franja_ids bigint[]) returns void language plpgsql as $$
begin
  perform contar_eventos(array(
    select distinct 'reservas ' || id || ' ' || coalesce(usuario, 0) from unnest(ids, usuarios) as r (id, usuario)
    union all
    select distinct 'dia ' || to_char(fecha, 'YYYY-MM-DD') from franjas where id = any (franja_ids)));
end $$;

create function reservas_en_vivo() returns trigger language plpgsql as $$
declare
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids from nuevas;
  elsif tg_op = 'DELETE' then
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

create trigger reservas_en_vivo_al_agregar after insert on reservas
  referencing new table as nuevas for each statement execute function reservas_en_vivo();
create trigger reservas_en_vivo_al_cambiar after update on reservas
  referencing old table as viejas new table as nuevas for each statement execute function reservas_en_vivo();
create trigger reservas_en_vivo_al_quitar after delete on reservas
  referencing old table as viejas for each statement execute function reservas_en_vivo();

create function asientos_en_vivo() returns trigger language plpgsql as $$
declare
  reserva_ids bigint[];
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'INSERT' then
    reserva_ids := array(select distinct reserva_id from nuevas);
  elsif tg_op = 'DELETE' then
    reserva_ids := array(select distinct reserva_id from viejas);
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

create trigger asientos_en_vivo_al_agregar after insert on asientos
  referencing new table as nuevas for each statement execute function asientos_en_vivo();
create trigger asientos_en_vivo_al_cambiar after update on asientos
  referencing old table as viejas new table as nuevas for each statement execute function asientos_en_vivo();
create trigger asientos_en_vivo_al_quitar after delete on asientos
  referencing old table as viejas for each statement execute function asientos_en_vivo();

-- An exception tells its days also where it moves no franja: why a day is closed is said there.
create function excepcion_en_vivo() returns trigger language plpgsql as $$
declare
  fila jsonb;
  desde date;
begin
  foreach fila in array array[to_jsonb(old), to_jsonb(new)] loop
    desde := coalesce(fila ->> 'fecha', fila ->> 'fecha_desde');
    perform contar_eventos(array(
      select 'dia ' || to_char(dia, 'YYYY-MM-DD')
      from generate_series(desde, coalesce((fila ->> 'fecha_hasta')::date, desde), interval '1 day') dia));
  end loop;
  return null;
end $$;

create trigger feriados_en_vivo after insert or update or delete on feriados
  for each row execute function excepcion_en_vivo();
create trigger bloqueos_en_vivo after insert or update or delete on bloqueos
  for each row execute function excepcion_en_vivo();
create trigger overrides_en_vivo after insert or update or delete on overrides
  for each row execute function excepcion_en_vivo();

create function overrides_tramos_en_vivo() returns trigger language plpgsql as $$
begin
  perform contar_eventos(array(
    select 'dia ' || to_char(fecha, 'YYYY-MM-DD') from overrides where id in (old.override_id, new.override_id)));
  return null;
end $$;

create trigger overrides_tramos_en_vivo after insert or update or delete on overrides_tramos
  for each row execute function overrides_tramos_en_vivo();

create function config_en_vivo() returns trigger language plpgsql as $$
begin
  perform contar_eventos(array['config']);
  return null;
end $$;

create trigger config_en_vivo after insert or update or delete on config
  for each row execute function config_en_vivo();
create trigger precios_en_vivo after insert or update or delete on precios
  for each row execute function config_en_vivo();
create trigger centro_en_vivo after insert or update or delete on centro
  for each row execute function config_en_vivo();
create trigger horarios_base_en_vivo after insert or update or delete on horarios_base
  for each row execute function config_en_vivo();
create trigger horarios_base_tramos_en_vivo after insert or update or delete on horarios_base_tramos
  for each row execute function config_en_vivo();
