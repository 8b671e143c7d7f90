-- What happens is told to programs of others (rules §23). A trigger notes the suceso, and only where some webhook is on;
-- the transaction that caused it makes the envíos of it before it commits, of what the desk sees then (decision 32).

create table webhooks (
  id bigint generated always as identity primary key,
  url text not null,
  eventos text[] not null,
  activo boolean not null,
  secreto text not null,
  fallos integer not null default 0,
  apagado_en timestamptz,
  creado_en timestamptz not null
);

create table envios (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks (id) on delete cascade,
  mensaje uuid not null default gen_random_uuid(),
  tipo text not null,
  reserva_id bigint,
  usuario_id bigint,
  datos jsonb not null,
  clave text,
  ocurrido_en timestamptz not null,
  vence_en timestamptz not null,
  intentos integer not null default 0,
  proximo_en timestamptz,
  codigo integer,
  ultimo_error text,
  enviado_en timestamptz,
  constraint envios_uno_por_clave unique (webhook_id, clave)
);
create index envios_por_enviar on envios (proximo_en) where proximo_en is not null;
create index envios_por_reserva on envios (reserva_id, webhook_id, id) where proximo_en is not null;
create index envios_por_webhook on envios (webhook_id, id);
create index envios_por_usuario on envios (usuario_id);

create table sucesos (
  id bigint generated always as identity primary key,
  transaccion xid8 not null default pg_current_xact_id(),
  que text not null,
  sobre bigint not null,
  antes jsonb
);

-- A function that notes a suceso ends with a notice, by which the client knows without asking that there is one.
create function anotar_suceso() returns trigger language plpgsql as $$
declare
  fila jsonb;
begin
  if exists (select from webhooks where activo) then
    if tg_op = 'DELETE' then
      fila := to_jsonb(old);
    else
      fila := to_jsonb(new);
    end if;
    insert into sucesos (que, sobre) values (tg_argv[0], (fila ->> tg_argv[1])::bigint);
    raise notice 'sucesos';
  end if;
  return null;
end $$;

create function anotar_cambio_de_reserva() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where activo) then
    insert into sucesos (que, sobre, antes) values ('cambio', new.id, jsonb_build_object(
      'estado', old.estado, 'estadoHasta', old.estado_hasta, 'franjaId', old.franja_id, 'nuevo', new.estado,
      'soloEstado', old.precio_total = new.precio_total and old.notas = new.notas
        and old.franja_id = new.franja_id and old.usuario_id is not distinct from new.usuario_id
        and old.abono_vendido_id is not distinct from new.abono_vendido_id));
    raise notice 'sucesos';
  end if;
  return null;
end $$;

-- A booking that is deleted is told with what the desk saw of it, which is gone when the transaction ends.
create function anotar_reserva_borrada(id bigint, vista jsonb) returns void language plpgsql as $$
begin
  if exists (select from webhooks where activo) then
    insert into sucesos (que, sobre, antes) values ('borrada', id, vista);
    raise notice 'sucesos';
  end if;
end $$;

-- A person who is erased is taken out of a booking without a suceso: what was told of them before is erased too.
create trigger reservas_contadas_al_cambiar after update on reservas for each row
  when ((old.usuario_id is null or new.usuario_id is not null) and (
    old.estado <> new.estado or old.estado_hasta is distinct from new.estado_hasta
    or old.franja_id <> new.franja_id or old.precio_total <> new.precio_total or old.notas <> new.notas
    or old.usuario_id is distinct from new.usuario_id or old.senia_vence is distinct from new.senia_vence
    or old.abono_vendido_id is distinct from new.abono_vendido_id))
  execute function anotar_cambio_de_reserva();
create trigger reservas_contadas_al_llegar_tarde after update on reservas for each row
  when (old.tarde is distinct from new.tarde)
  execute function anotar_suceso('asistencia', 'id');
create trigger asientos_contados_al_cambiar after update on asientos for each row
  when (old.nombre <> new.nombre or old.sexo is distinct from new.sexo or old.reserva_id <> new.reserva_id)
  execute function anotar_suceso('asiento', 'reserva_id');
create trigger asientos_contados_al_marcar after update on asientos for each row
  when (old.presente is distinct from new.presente)
  execute function anotar_suceso('asistencia', 'reserva_id');
create trigger asientos_contados_al_quitar after delete on asientos for each row
  execute function anotar_suceso('asiento', 'reserva_id');
create trigger pagos_contados_al_registrar after insert on pagos for each row
  when (new.medio <> 'ABONO')
  execute function anotar_suceso('pago', 'id');
create trigger pagos_contados_al_anular after update on pagos for each row
  when (old.anulado_en is null and new.anulado_en is not null and new.medio <> 'ABONO')
  execute function anotar_suceso('anulacion', 'id');
create trigger clientes_contados_al_crear after insert on usuarios for each row
  when (new.rol = 'CLIENT')
  execute function anotar_suceso('cliente', 'id');
create trigger esperas_contadas_al_crear after insert on esperas for each row
  when (new.estado = 'OFRECIDA')
  execute function anotar_suceso('oferta', 'id');
create trigger esperas_contadas_al_ofrecer after update on esperas for each row
  when (new.estado = 'OFRECIDA' and old.estado <> 'OFRECIDA')
  execute function anotar_suceso('oferta', 'id');

-- A new booking is told by its places, as it is to the screens: its holder's is added with it and never later.
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
  if exists (select from webhooks where activo) then
    insert into sucesos (que, sobre)
    select case when bool_or(es_titular) then 'nueva' else 'asiento' end, reserva_id
    from cambiados group by reserva_id order by reserva_id;
    raise notice 'sucesos';
  end if;
  return null;
end $$;

comment on function asientos_cambiados is 'Holds the franjas of the places that were added against their counters, and tells the screens the bookings, and other programs where there is a webhook; the days are told by the counters.';
comment on function anotar_suceso is 'Notes what happened to the row, for the webhooks that are on.';
comment on function anotar_cambio_de_reserva is 'Notes that a booking changed, with what it was, for the webhooks that are on.';
comment on function anotar_reserva_borrada is 'Notes that a booking is deleted, with what the desk saw of it, for the webhooks that are on.';
comment on table webhooks is 'The programs of others that are told what happens.';
comment on column webhooks.eventos is 'The kinds of what happens that it is told of.';
comment on column webhooks.secreto is 'What envíos to it are signed with (`whsec_…`), as it is: signing needs it.';
comment on column webhooks.fallos is 'How many tries in a row have failed; at a hundred it is turned off.';
comment on column webhooks.apagado_en is 'When the centre turned it off for its failures; null once somebody has seen to it.';
comment on table envios is 'What is told to a webhook: a row for each of its eventos, written in the transaction of the cause.';
comment on column envios.mensaje is 'Names it to the receiver (`webhook-id`), the same at every try.';
comment on column envios.reserva_id is 'The booking that it is about, whose envíos wait for one another. Not a reference: a deleted one is told as well.';
comment on column envios.usuario_id is 'The person whose data it holds. Not a reference: erasing the person deletes it itself.';
comment on column envios.datos is 'What the desk saw of it at the end of its cause.';
comment on column envios.clave is 'Names what is told only once, however often it is looked for; null for all else.';
comment on column envios.vence_en is 'From then on it is no longer tried.';
comment on column envios.proximo_en is 'When it is to be tried next, or while it is being sent from when on another instance may take it for lost; null once it was taken or given up.';
comment on column envios.codigo is 'The status with which the last try was answered; null where it was not.';
comment on table sucesos is 'What a transaction has done that webhooks may have to be told of; gone before it commits, or where that was not possible soon after.';
comment on column sucesos.antes is 'What a booking was before the change, as far as it says what the change is; of a deleted one, what the desk saw.';
