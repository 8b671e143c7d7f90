-- The best transaction that we can write for what a client's booking for two guarantees (rules §8.1 to §8.4): one statement,
-- one way to the database, and no trigger. The account is held, the places are counted under the franja's lock and bounded by its
-- CHECK, nobody is twice in a franja or beyond the limit, the price is that of the day, the letter is queued and the screens
-- are told in the same commit. What it gives up is the app: rules in one language with its tests, señas, abonos, waiting
-- lists, series, webhooks, and triggers that hold whatever else writes to the tables.

alter table franjas disable trigger user;
alter table reservas disable trigger user;
alter table asientos disable trigger user;

create function mejor_reserva(turno bigint, cliente bigint, acompaniante text) returns table (
  id bigint, inicio timestamp, fin timestamp, precio integer
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ahora timestamp := date_trunc('second', clock_timestamp() at time zone 'America/Argentina/Tucuman');
  quien record;
  franja record;
  regla record;
  reserva bigint;
begin
  select u.nombre, u.apellido, u.genero, u.email into strict quien
  from usuarios u where u.id = cliente and u.estado = 'ACTIVO' for no key update;

  update franjas f set ocupados = f.ocupados + 2
  where f.id = turno and not f.bloqueada and f.retirada is null and f.inicio > ahora
  returning f.inicio, f.fin, f.fecha into strict franja;

  select c.ventana_dias, c.max_reservas_activas, (
      select p.precio from precios p join listas_de_precios l on l.id = p.lista_id
      where p.capacidad = 2 and (l.desde is null or l.desde <= franja.fecha)
      order by l.desde desc nulls last limit 1) as precio, suyas.*
  into strict regla from config c, (
    select count(*) filter (where f.id = turno) as en_esta, count(*) filter (where f.inicio > ahora) as por_venir
    from reservas r join franjas f on f.id = r.franja_id
    where r.usuario_id = cliente and r.estado in ('PENDIENTE', 'CONFIRMADA') and r.estado_hasta > ahora) suyas;
  if franja.fecha > ahora::date + regla.ventana_dias or regla.en_esta > 0 or regla.por_venir >= regla.max_reservas_activas then
    raise exception 'refused';
  end if;

  insert into reservas as r (franja_id, usuario_id, estado, estado_hasta, precio_total, notas, creada_en)
  values (turno, cliente, 'CONFIRMADA', franja.fin, regla.precio, 'Reserva para 2 personas', now())
  returning r.id into reserva;
  insert into asientos (reserva_id, es_titular, nombre, sexo) values
    (reserva, true, quien.nombre || ' ' || quien.apellido, quien.genero), (reserva, false, acompaniante, 'FEMENINO');
  insert into avisos (tipo, para, usuario_id, reserva_id, datos, creado_en, vence_en, proximo_en)
  values ('reserva-confirmada', quien.email, cliente, reserva, jsonb_build_object('inicio', franja.inicio, 'fin', franja.fin,
    'personas', jsonb_build_array(quien.nombre, acompaniante), 'precio', regla.precio), now(), now() + interval '1 day', now());
  perform pg_notify('eventos', pg_current_xact_id()::text || ' dia ' || to_char(franja.fecha, 'YYYY-MM-DD'));
  perform pg_notify('eventos', pg_current_xact_id()::text || ' reservas ' || reserva || ' ' || cliente);
  return query select reserva, franja.inicio, franja.fin, regla.precio;
end $$;
