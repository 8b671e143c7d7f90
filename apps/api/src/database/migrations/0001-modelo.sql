-- The whole model of rules §4–§7. Civil dates and times are the centre's own; instants are timestamptz.

create table usuarios (
  id bigint generated always as identity primary key,
  nombre text not null check (length(nombre) between 1 and 60),
  apellido text not null check (length(apellido) between 1 and 60),
  -- 'nombre apellido' in lower case without accents: what searches and orders by name look at, because the
  -- embedded engine has no Spanish collation.
  nombre_busqueda text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  genero text not null check (genero in ('MASCULINO', 'FEMENINO', 'OTROS')),
  telefono text not null,
  contrasena_hash text not null,
  rol text not null check (rol in ('ADMIN', 'CLIENT')),
  estado text not null default 'ACTIVO' check (estado in ('ACTIVO', 'INACTIVO')),
  -- Every token carries the one it was made with; raising it voids them all.
  version_sesion integer not null default 1,
  creado_en timestamptz not null
);
create unique index usuarios_email_unico on usuarios (email);
create index usuarios_por_rol on usuarios (rol, nombre_busqueda, id);

create table config (
  id integer primary key default 1 constraint config_unica check (id = 1),
  duracion_base_min integer not null check (duracion_base_min between 15 and 180),
  capacidad_base integer not null check (capacidad_base between 1 and 10),
  ventana_dias integer not null check (ventana_dias between 1 and 30),
  limite_cancel_horas integer not null check (limite_cancel_horas between 0 and 72),
  notificaciones_activas boolean not null
);

create table precios (
  capacidad integer primary key check (capacidad between 1 and 10),
  precio integer not null check (precio >= 1)
);

create table horarios_base (
  dia_semana text primary key
    check (dia_semana in ('LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO')),
  activo boolean not null
);

create table horarios_base_tramos (
  dia_semana text not null references horarios_base on delete cascade,
  hora_inicio time not null,
  hora_fin time not null check (hora_fin > hora_inicio),
  primary key (dia_semana, hora_inicio)
);

create table feriados (
  id bigint generated always as identity primary key,
  fecha date not null constraint feriados_fecha_unica unique,
  descripcion text not null
);

create table bloqueos (
  id bigint generated always as identity primary key,
  fecha_desde date not null,
  fecha_hasta date not null check (fecha_hasta >= fecha_desde),
  hora_inicio time,
  hora_fin time check (hora_fin > hora_inicio),
  motivo text,
  check ((hora_inicio is null) = (hora_fin is null))
);

create table overrides (
  id bigint generated always as identity primary key,
  fecha date not null constraint overrides_fecha_unica unique,
  capacidad integer check (capacidad between 1 and 10),
  motivo text
);

create table overrides_tramos (
  override_id bigint not null references overrides on delete cascade,
  hora_inicio time not null,
  hora_fin time not null check (hora_fin > hora_inicio),
  primary key (override_id, hora_inicio)
);

create table franjas (
  id bigint generated always as identity primary key,
  fecha date not null generated always as (inicio::date) stored,
  inicio timestamp not null,
  fin timestamp not null,
  capacidad_efectiva integer not null check (capacidad_efectiva between 1 and 10),
  -- Seats of the bookings that are not cancelled. Changed by one conditional UPDATE, with the CHECK behind it.
  ocupados integer not null default 0,
  bloqueada boolean not null default false,
  motivo text,
  -- The bloqueo that covers it, if one does; only deleting that one frees it.
  bloqueo_id bigint references bloqueos on delete set null,
  origen text not null check (origen in ('GENERADA', 'MANUAL')),
  -- Changed by hand: the plan no longer withdraws it or changes its capacity.
  editada boolean not null default false,
  -- Withdrawn by whom. The row stays while bookings remember it, or so that the plan does not bring it back.
  retirada text check (retirada in ('ADMIN', 'PLAN')),
  constraint franjas_dentro_del_dia check (fin > inicio and fin::date = inicio::date),
  constraint franjas_ocupados_en_capacidad check (ocupados between 0 and capacidad_efectiva),
  constraint franjas_retirada_vacia check (retirada is null or ocupados = 0),
  constraint franjas_sin_superposicion exclude using gist (tsrange(inicio, fin) with &&) where (retirada is null)
);
create index franjas_por_fecha on franjas (fecha, inicio);
create index franjas_por_bloqueo on franjas (bloqueo_id) where bloqueo_id is not null;

create table reservas (
  id bigint generated always as identity primary key,
  franja_id bigint not null references franjas,
  -- Null once the person was erased; only the accounts remain.
  usuario_id bigint references usuarios on delete set null,
  estado text not null check (estado in ('PENDIENTE', 'CONFIRMADA', 'COMPLETADA', 'CANCELADA')),
  precio_total integer not null check (precio_total >= 0),
  notas text not null default '',
  creada_en timestamptz not null,
  constraint reservas_activa_con_cliente check (usuario_id is not null or estado in ('COMPLETADA', 'CANCELADA'))
);
create unique index reservas_una_activa_por_cliente on reservas (franja_id, usuario_id)
  where estado in ('PENDIENTE', 'CONFIRMADA');
create index reservas_por_franja on reservas (franja_id);
create index reservas_por_usuario on reservas (usuario_id, id);

create table asientos (
  id bigint generated always as identity primary key,
  reserva_id bigint not null references reservas on delete cascade,
  es_titular boolean not null,
  nombre text not null check (length(nombre) between 1 and 121),
  sexo text not null check (sexo in ('MASCULINO', 'FEMENINO', 'OTROS'))
);
create index asientos_por_reserva on asientos (reserva_id, id);
create unique index asientos_un_titular on asientos (reserva_id) where es_titular;

-- The last word on overbooking: whatever a statement did to seats, bookings or counters, the franjas that it
-- touched must not hold more seats than their counter says, and the counter is bounded by the capacity.
create function rechazar_sobreventa(ids bigint[]) returns void language plpgsql as $$
declare
  excedida bigint;
begin
  select f.id into excedida
  from franjas f
  where f.id = any (ids)
    and f.ocupados < (
      select count(*) from asientos a join reservas r on r.id = a.reserva_id
      where r.franja_id = f.id and r.estado <> 'CANCELADA')
  limit 1;
  if found then
    raise exception 'franja % holds more seats than its counter', excedida
      using errcode = 'check_violation', constraint = 'asientos_dentro_de_ocupados';
  end if;
end $$;

create function asientos_cambiados() returns trigger language plpgsql as $$
begin
  perform rechazar_sobreventa(array(
    select distinct r.franja_id from cambiados c join reservas r on r.id = c.reserva_id));
  return null;
end $$;

create function reservas_cambiadas() returns trigger language plpgsql as $$
begin
  perform rechazar_sobreventa(array(select distinct c.franja_id from cambiados c));
  return null;
end $$;

create function asiento_movido() returns trigger language plpgsql as $$
begin
  perform rechazar_sobreventa(array(select r.franja_id from reservas r where r.id = new.reserva_id));
  return null;
end $$;

create function franja_liberada() returns trigger language plpgsql as $$
begin
  perform rechazar_sobreventa(array[new.id]);
  return null;
end $$;

create trigger asientos_agregados after insert on asientos
  referencing new table as cambiados for each statement execute function asientos_cambiados();
create trigger reservas_actualizadas after update on reservas
  referencing new table as cambiados for each statement execute function reservas_cambiadas();
create trigger asientos_movidos after update of reserva_id on asientos
  for each row execute function asiento_movido();
-- Only where places are given back: taking them costs nothing more.
create trigger franjas_liberadas after update on franjas
  for each row when (new.ocupados < old.ocupados) execute function franja_liberada();

-- The first answer to a POST, given again when the request is repeated (rules §9.10). Kept for 24 hours.
create table idempotencia (
  usuario_id bigint not null references usuarios on delete cascade,
  clave text not null check (length(clave) between 1 and 200),
  huella text not null,
  -- json, not jsonb: it keeps the order of the keys.
  respuesta json,
  creada_en timestamptz not null,
  primary key (usuario_id, clave)
);
create index idempotencia_por_creacion on idempotencia (creada_en);

create table password_resets (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios on delete cascade,
  token_hash text not null unique,
  vence_en timestamptz not null,
  usado_en timestamptz
);
create index password_resets_por_usuario on password_resets (usuario_id);

-- Who did what, with the row before and after. The actor is not a reference: erasing a person keeps the trail.
create table auditoria (
  id bigint generated always as identity primary key,
  ocurrido_en timestamptz not null,
  usuario_id bigint not null,
  accion text not null,
  entidad text not null,
  entidad_id bigint,
  antes jsonb,
  despues jsonb
);
create index auditoria_por_entidad on auditoria (entidad, entidad_id);

-- Counters of attempts, shared by all instances; the columns are the ones that rate-limiter-flexible wants.
create table limites (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
