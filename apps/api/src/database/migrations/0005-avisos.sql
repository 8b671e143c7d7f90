-- What is to be told by e-mail: written in the transaction of what it tells, sent after it, tried again until it is told
-- or no longer worth telling.
create table avisos (
  id bigint generated always as identity primary key,
  tipo text not null,
  para text not null check (length(para) <= 254),
  -- Whom it is about, where that is known: erasing the person erases it too.
  usuario_id bigint references usuarios on delete cascade,
  -- The booking that it is about. Not a reference: that a booking was deleted is told as well.
  reserva_id bigint,
  -- What its text needs beyond that; null once it was sent.
  datos jsonb,
  creado_en timestamptz not null,
  -- From then on it is no longer tried.
  vence_en timestamptz not null,
  intentos integer not null default 0,
  -- While it is being sent, the moment from which another instance may take it for lost.
  proximo_en timestamptz,
  enviado_en timestamptz,
  fallido_en timestamptz,
  ultimo_error text,
  constraint avisos_un_estado check (num_nonnulls(proximo_en, enviado_en, fallido_en) = 1)
);
create index avisos_por_enviar on avisos (proximo_en) where proximo_en is not null;
create index avisos_fallidos on avisos (fallido_en, id) where fallido_en is not null;
create index avisos_por_usuario on avisos (usuario_id);

-- What waited in the queue that e-mails went through before.
do $$
begin
  if to_regclass('pgboss.job') is null then return; end if;
  insert into avisos (tipo, para, datos, creado_en, vence_en, proximo_en)
  select 'contrasena', data ->> 'email', '{}', created_on, created_on + interval '1 hour', created_on
  from pgboss.job where name = 'enviar-enlace-de-contrasena' and state in ('created', 'retry', 'active');
  insert into avisos (tipo, para, usuario_id, datos, creado_en, vence_en, proximo_en)
  select 'cambio-de-email', j.data ->> 'anterior', u.id,
    jsonb_build_object('nombre', j.data ->> 'nombre', 'nuevo', j.data ->> 'nuevo'),
    j.created_on, j.created_on + interval '1 day', j.created_on
  from pgboss.job j left join usuarios u on u.email = j.data ->> 'nuevo'
  where j.name = 'avisar-cambio-de-email' and j.state in ('created', 'retry', 'active');
  delete from pgboss.job where name in ('enviar-enlace-de-contrasena', 'avisar-cambio-de-email');
end $$;

-- What nobody's account did: the system's own work, and what was done without a session.
alter table auditoria alter column usuario_id drop not null;
-- Failed logins are counted, one row an hour for each account and one for all e-mails without one, so that whoever
-- tries for ever fills no table.
create unique index auditoria_logins_fallidos
  on auditoria (coalesce(entidad_id, 0), date_trunc('hour', ocurrido_en at time zone 'UTC'))
  where accion = 'loginFallido';
