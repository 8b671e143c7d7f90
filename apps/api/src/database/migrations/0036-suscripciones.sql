-- The phones that people have subscribed to what is told to them, and what is on its way to each
-- (rules §18). The keys are in the database, so that the subscriptions of a restored centre stay good.

create table claves_de_envio (
  id integer primary key default 1 constraint claves_de_envio_unicas check (id = 1),
  publica text not null,
  privada text not null
);

create table suscripciones (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios (id) on delete cascade,
  endpoint text not null constraint suscripciones_endpoint_unico unique,
  p256dh text not null,
  auth text not null,
  dispositivo text not null,
  creada_en timestamptz not null,
  ultimo_envio timestamptz
);
create index suscripciones_por_usuario on suscripciones (usuario_id, id);

create table entregas (
  id bigint generated always as identity primary key,
  suscripcion_id bigint not null references suscripciones (id) on delete cascade,
  usuario_id bigint not null references usuarios (id) on delete cascade,
  tipo text not null,
  reserva_id bigint,
  datos jsonb,
  clave text,
  creado_en timestamptz not null,
  vence_en timestamptz not null,
  intentos integer not null default 0,
  proximo_en timestamptz,
  constraint entregas_una_por_clave unique (suscripcion_id, clave)
);
create index entregas_por_enviar on entregas (proximo_en) where proximo_en is not null;
create index entregas_por_suscripcion on entregas (suscripcion_id, id) where proximo_en is not null;
create index entregas_por_usuario on entregas (usuario_id);

comment on table claves_de_envio is 'The pair of keys by which push services know this centre (VAPID), one row, made when it is first asked for.';
comment on table suscripciones is 'The browsers that people have asked to show what is told to them; an endpoint belongs to who subscribed it last.';
comment on column suscripciones.endpoint is 'The address of the push service to which what is told is sent.';
comment on column suscripciones.p256dh is 'The public key of the browser, for which what is sent is encrypted (RFC 8291).';
comment on column suscripciones.auth is 'The secret that the browser shares with this centre alone (RFC 8291).';
comment on column suscripciones.dispositivo is 'What its owner calls the device.';
comment on table entregas is 'What is on its way to a phone: a row for each aviso and subscription, written in the statement that writes the aviso.';
comment on column entregas.usuario_id is 'To whom it is told. Where the subscription is another person''s by now, it is not sent.';
comment on column entregas.reserva_id is 'The booking that it is about. Not a reference, as in `avisos`.';
comment on column entregas.datos is 'From what its text is written, as in `avisos`; null once it is over.';
comment on column entregas.clave is 'Of several entregas to one subscription with the same key only the first is written.';
comment on column entregas.proximo_en is 'When it is to be tried next, or while it is being sent from when on another instance may take it for lost; null once it was sent or given up.';
