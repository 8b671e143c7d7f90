-- What the migrations make, for reading. schema.integration.ts writes it when UPDATE_SCHEMA is 1.

create table abonos (
  id bigint generated always as identity not null,
  nombre text not null,
  lugares integer not null,
  precio integer not null,
  vigencia_dias integer not null,
  dias text[],
  activo boolean default true not null,
  constraint abonos_dias_check CHECK ((dias <@ ARRAY['LUNES'::text, 'MARTES'::text, 'MIERCOLES'::text, 'JUEVES'::text, 'VIERNES'::text, 'SABADO'::text, 'DOMINGO'::text])),
  constraint abonos_lugares_check CHECK (((lugares >= 1) AND (lugares <= 100))),
  constraint abonos_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60))),
  constraint abonos_precio_check CHECK (((precio >= 1) AND (precio <= 100000000))),
  constraint abonos_vigencia_dias_check CHECK (((vigencia_dias >= 1) AND (vigencia_dias <= 730))),
  constraint abonos_pkey PRIMARY KEY (id)
);
comment on table abonos is 'The abonos that the centre sells: a number of places, for a price.';
comment on column abonos.dias is 'The days of the week on which it can be used; null for every day.';

create table abonos_compartidos (
  abono_vendido_id bigint not null,
  usuario_id bigint not null,
  constraint abonos_compartidos_abono_vendido_id_fkey FOREIGN KEY (abono_vendido_id) REFERENCES abonos_vendidos(id),
  constraint abonos_compartidos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint abonos_compartidos_pkey PRIMARY KEY (abono_vendido_id, usuario_id)
);
CREATE INDEX abonos_compartidos_por_usuario ON public.abonos_compartidos USING btree (usuario_id);
CREATE TRIGGER abonos_compartidos_en_vivo AFTER INSERT OR DELETE ON public.abonos_compartidos FOR EACH ROW EXECUTE FUNCTION abonos_compartidos_en_vivo();
comment on table abonos_compartidos is 'Who else may book with an abono.';

create table abonos_vendidos (
  id bigint generated always as identity not null,
  abono_id bigint,
  usuario_id bigint,
  nombre text not null,
  lugares integer not null,
  precio integer not null,
  dias text[],
  desde date not null,
  vence date not null,
  disponibles integer default 0 not null,
  valor integer default 0 not null,
  pagado integer default 0 not null,
  vendido_en timestamp with time zone not null,
  vendido_por bigint,
  anulado_en timestamp with time zone,
  anulado_por bigint,
  motivo text,
  avisado_en timestamp with time zone,
  constraint abonos_anulados_con_motivo CHECK (((anulado_en IS NULL) = (motivo IS NULL))),
  constraint abonos_disponibles CHECK (((disponibles >= 0) AND (disponibles <= lugares))),
  constraint abonos_pagados CHECK (((pagado >= 0) AND (pagado <= precio))),
  constraint abonos_vendidos_check CHECK (((valor >= 0) AND (valor <= precio))),
  constraint abonos_vendidos_lugares_check CHECK ((lugares >= 1)),
  constraint abonos_vendidos_motivo_check CHECK ((length(motivo) <= 200)),
  constraint abonos_vendidos_precio_check CHECK ((precio >= 0)),
  constraint abonos_vendidos_abono_id_fkey FOREIGN KEY (abono_id) REFERENCES abonos(id),
  constraint abonos_vendidos_anulado_por_fkey FOREIGN KEY (anulado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint abonos_vendidos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint abonos_vendidos_vendido_por_fkey FOREIGN KEY (vendido_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint abonos_vendidos_pkey PRIMARY KEY (id)
);
CREATE INDEX abonos_vendidos_por_abono ON public.abonos_vendidos USING btree (abono_id);
CREATE INDEX abonos_vendidos_por_anulador ON public.abonos_vendidos USING btree (anulado_por) WHERE (anulado_por IS NOT NULL);
CREATE INDEX abonos_vendidos_por_usuario ON public.abonos_vendidos USING btree (usuario_id, vence);
CREATE INDEX abonos_vendidos_por_vencer ON public.abonos_vendidos USING btree (vence) WHERE ((avisado_en IS NULL) AND (anulado_en IS NULL));
CREATE INDEX abonos_vendidos_por_vendedor ON public.abonos_vendidos USING btree (vendido_por);
CREATE TRIGGER abonos_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.abonos_vendidos FOR EACH ROW EXECUTE FUNCTION abonos_en_vivo();
comment on table abonos_vendidos is 'The abonos that were sold, each as it was on that day.';
comment on column abonos_vendidos.usuario_id is 'Null once the client was erased.';
comment on column abonos_vendidos.vence is 'The last day on which it can be used.';
comment on column abonos_vendidos.disponibles is 'The places that are not used, the sum of the ledger.';
comment on column abonos_vendidos.valor is 'What the unused places are worth in pesos, the sum of the ledger.';
comment on column abonos_vendidos.pagado is 'What was paid for it less what was given back, the sum of its payments.';
comment on column abonos_vendidos.avisado_en is 'When its client was told that it ends soon.';

create table asientos (
  id bigint generated always as identity not null,
  reserva_id bigint not null,
  es_titular boolean not null,
  nombre text not null,
  sexo text not null,
  presente boolean,
  constraint asientos_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 121))),
  constraint asientos_sexo_check CHECK ((sexo = ANY (ARRAY['MASCULINO'::text, 'FEMENINO'::text, 'OTROS'::text, 'NO_DECLARA'::text]))),
  constraint asientos_reserva_id_fkey FOREIGN KEY (reserva_id) REFERENCES reservas(id) ON DELETE CASCADE,
  constraint asientos_pkey PRIMARY KEY (id)
);
CREATE INDEX asientos_por_reserva ON public.asientos USING btree (reserva_id, id);
CREATE INDEX asientos_por_tipo ON public.asientos USING btree (es_titular, id);
CREATE TRIGGER asientos_agregados AFTER INSERT ON public.asientos REFERENCING NEW TABLE AS cambiados FOR EACH STATEMENT EXECUTE FUNCTION asientos_cambiados();
CREATE TRIGGER asientos_contados_al_cambiar AFTER UPDATE ON public.asientos FOR EACH ROW WHEN (((old.nombre <> new.nombre) OR (old.sexo IS DISTINCT FROM new.sexo) OR (old.reserva_id <> new.reserva_id))) EXECUTE FUNCTION anotar_suceso('asiento', 'reserva_id');
CREATE TRIGGER asientos_contados_al_marcar AFTER UPDATE ON public.asientos FOR EACH ROW WHEN ((old.presente IS DISTINCT FROM new.presente)) EXECUTE FUNCTION anotar_suceso('asistencia', 'reserva_id');
CREATE TRIGGER asientos_contados_al_quitar AFTER DELETE ON public.asientos FOR EACH ROW EXECUTE FUNCTION anotar_suceso('asiento', 'reserva_id');
CREATE TRIGGER asientos_en_vivo_al_cambiar AFTER UPDATE ON public.asientos REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas FOR EACH STATEMENT EXECUTE FUNCTION asientos_en_vivo();
CREATE TRIGGER asientos_en_vivo_al_quitar AFTER DELETE ON public.asientos REFERENCING OLD TABLE AS viejas FOR EACH STATEMENT EXECUTE FUNCTION asientos_en_vivo();
CREATE TRIGGER asientos_movidos AFTER UPDATE OF reserva_id ON public.asientos FOR EACH ROW EXECUTE FUNCTION asiento_movido();
CREATE UNIQUE INDEX asientos_un_titular ON public.asientos USING btree (reserva_id) WHERE es_titular;
comment on table asientos is 'The people of a booking, a row each: its holder and their companions.';
comment on column asientos.es_titular is 'True of the holder''s own place.';
comment on column asientos.presente is 'Whether they came; null until somebody says so.';

create table auditoria (
  id bigint generated always as identity not null,
  ocurrido_en timestamp with time zone not null,
  usuario_id bigint,
  accion text not null,
  entidad text not null,
  entidad_id bigint,
  antes jsonb,
  despues jsonb,
  persona_id bigint,
  reserva_id bigint,
  franja_id bigint,
  veces integer default 1 not null,
  token_id bigint,
  constraint auditoria_token_id_fkey FOREIGN KEY (token_id) REFERENCES tokens(id),
  constraint auditoria_pkey PRIMARY KEY (id)
);
CREATE INDEX auditoria_por_cosa ON public.auditoria USING btree (entidad, ocurrido_en, id);
CREATE INDEX auditoria_por_momento ON public.auditoria USING btree (ocurrido_en, id);
CREATE INDEX auditoria_por_persona ON public.auditoria USING btree (persona_id, ocurrido_en, id) WHERE (persona_id IS NOT NULL);
CREATE INDEX auditoria_por_programa ON public.auditoria USING btree (token_id, ocurrido_en, id) WHERE (token_id IS NOT NULL);
CREATE INDEX auditoria_por_reserva ON public.auditoria USING btree (reserva_id, ocurrido_en, id) WHERE (reserva_id IS NOT NULL);
CREATE INDEX auditoria_por_usuario ON public.auditoria USING btree (usuario_id, ocurrido_en, id);
CREATE UNIQUE INDEX auditoria_logins_fallidos ON public.auditoria USING btree (COALESCE(entidad_id, (0)::bigint), date_trunc('hour'::text, (ocurrido_en AT TIME ZONE 'UTC'::text))) WHERE (accion = 'loginFallido'::text);
comment on table auditoria is 'The trail: who did what and when, with what was there before and after.';
comment on column auditoria.usuario_id is 'Whose session did it; null where nobody''s did. Not a reference, so that erasing a person keeps the trail.';
comment on column auditoria.accion is 'One of the contract''s ACCIONES.';
comment on column auditoria.entidad is 'The noun that it was done to; `entidad_id` is the id there.';
comment on column auditoria.token_id is 'The token with which a program did it for usuario_id; null where a person did.';

create table avisos (
  id bigint generated always as identity not null,
  tipo text not null,
  para text not null,
  usuario_id bigint,
  reserva_id bigint,
  datos jsonb,
  creado_en timestamp with time zone not null,
  vence_en timestamp with time zone not null,
  intentos integer default 0 not null,
  proximo_en timestamp with time zone,
  enviado_en timestamp with time zone,
  fallido_en timestamp with time zone,
  ultimo_error text,
  clave text,
  constraint avisos_para_check CHECK ((length(para) <= 254)),
  constraint avisos_un_estado CHECK ((num_nonnulls(proximo_en, enviado_en, fallido_en) = 1)),
  constraint avisos_pkey PRIMARY KEY (id),
  constraint avisos_clave_unica UNIQUE (clave)
);
CREATE INDEX avisos_fallidos ON public.avisos USING btree (fallido_en, id) WHERE (fallido_en IS NOT NULL);
CREATE INDEX avisos_por_destinatario ON public.avisos USING btree (para, id) WHERE (proximo_en IS NOT NULL);
CREATE INDEX avisos_por_enviar ON public.avisos USING btree (proximo_en) WHERE (proximo_en IS NOT NULL);
CREATE INDEX avisos_por_reserva ON public.avisos USING btree (reserva_id, id) WHERE (reserva_id IS NOT NULL);
CREATE INDEX avisos_por_usuario ON public.avisos USING btree (usuario_id);
CREATE TRIGGER ofertas_sin_aviso_en_vivo_al_cambiar AFTER UPDATE OF ultimo_error, fallido_en ON public.avisos FOR EACH ROW WHEN (((old.tipo = 'oferta'::text) AND ((old.ultimo_error IS NULL) <> (new.ultimo_error IS NULL)))) EXECUTE FUNCTION ofertas_sin_aviso_en_vivo();
CREATE TRIGGER ofertas_sin_aviso_en_vivo_al_quitar AFTER DELETE ON public.avisos FOR EACH ROW WHEN ((old.tipo = 'oferta'::text)) EXECUTE FUNCTION ofertas_sin_aviso_en_vivo();
comment on table avisos is 'What is to be told by e-mail: written in the transaction of what it tells, sent after it, tried until it is told or no longer worth telling.';
comment on column avisos.usuario_id is 'Whom it is about, where that is known. Not a reference: erasing the person deletes it itself.';
comment on column avisos.reserva_id is 'The booking that it is about. Not a reference: that a booking was deleted is told as well.';
comment on column avisos.datos is 'What its text needs beyond the ids; null once it was sent.';
comment on column avisos.vence_en is 'From then on it is no longer tried.';
comment on column avisos.proximo_en is 'When it is tried next; while it is being sent, when another instance may take it for lost. Null once it was sent or has failed.';
comment on column avisos.clave is 'Names what is told only once, however often it is looked for; null for what may be told again.';

create table bloqueos (
  id bigint generated always as identity not null,
  fecha_desde date not null,
  fecha_hasta date not null,
  hora_inicio time without time zone,
  hora_fin time without time zone,
  motivo text,
  constraint bloqueos_check CHECK ((fecha_hasta >= fecha_desde)),
  constraint bloqueos_check1 CHECK ((hora_fin > hora_inicio)),
  constraint bloqueos_check2 CHECK (((hora_inicio IS NULL) = (hora_fin IS NULL))),
  constraint bloqueos_pkey PRIMARY KEY (id)
);
CREATE TRIGGER bloqueos_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.bloqueos FOR EACH ROW EXECUTE FUNCTION excepcion_en_vivo();
comment on table bloqueos is 'Exceptions that close whole days or some hours of them.';
comment on column bloqueos.hora_inicio is 'Null, as `hora_fin`, where whole days are closed.';

create table calendarios (
  usuario_id bigint not null,
  secreto_hash text not null,
  desde timestamp with time zone not null,
  leida_en timestamp with time zone,
  constraint calendarios_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint calendarios_pkey PRIMARY KEY (usuario_id),
  constraint calendarios_secreto_unico UNIQUE (secreto_hash)
);
comment on table calendarios is 'The secret address of a person''s calendar.';
comment on column calendarios.secreto_hash is 'Only the hash is kept.';
comment on column calendarios.desde is 'Since when there is this address.';
comment on column calendarios.leida_en is 'When a calendar read it last; null until one does.';

create table centro (
  id integer default 1 not null,
  nombre text not null,
  lema text not null,
  ciudad text not null,
  direccion text not null,
  mapa text,
  como_se_paga text not null,
  telefono text not null,
  email text not null,
  whatsapp text not null,
  instagram text not null,
  horarios jsonb not null,
  constraint centro_unico CHECK ((id = 1)),
  constraint centro_pkey PRIMARY KEY (id)
);
CREATE TRIGGER centro_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.centro FOR EACH ROW EXECUTE FUNCTION config_en_vivo();
comment on table centro is 'What the owner says about the centre, one row; without it the built-in brand counts.';
comment on column centro.mapa is 'Null where the link follows from the address.';

create table cierres_de_caja (
  id bigint generated always as identity not null,
  fecha date not null,
  nota text default ''::text not null,
  cerrado_en timestamp with time zone not null,
  cerrado_por bigint,
  reabierto_en timestamp with time zone,
  reabierto_por bigint,
  motivo text,
  constraint cierres_de_caja_motivo_check CHECK ((length(motivo) <= 200)),
  constraint cierres_de_caja_nota_check CHECK ((length(nota) <= 500)),
  constraint cierres_de_caja_reabierto_con_motivo CHECK (((reabierto_en IS NULL) = (motivo IS NULL))),
  constraint cierres_de_caja_cerrado_por_fkey FOREIGN KEY (cerrado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint cierres_de_caja_reabierto_por_fkey FOREIGN KEY (reabierto_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint cierres_de_caja_pkey PRIMARY KEY (id)
);
CREATE INDEX cierres_de_caja_por_autor ON public.cierres_de_caja USING btree (cerrado_por);
CREATE INDEX cierres_de_caja_por_quien_reabrio ON public.cierres_de_caja USING btree (reabierto_por) WHERE (reabierto_por IS NOT NULL);
CREATE TRIGGER cierres_de_caja_en_vivo AFTER INSERT OR UPDATE ON public.cierres_de_caja FOR EACH ROW EXECUTE FUNCTION caja_en_vivo();
CREATE TRIGGER cierres_de_caja_intactos BEFORE UPDATE ON public.cierres_de_caja FOR EACH ROW WHEN (((((old.fecha IS DISTINCT FROM new.fecha) OR (old.nota IS DISTINCT FROM new.nota)) OR (old.cerrado_en IS DISTINCT FROM new.cerrado_en)) OR (new.cerrado_por <> COALESCE(old.cerrado_por, (0)::bigint)) OR ((old.reabierto_en IS NOT NULL) AND (((old.reabierto_en IS DISTINCT FROM new.reabierto_en) OR (old.motivo IS DISTINCT FROM new.motivo)) OR (new.reabierto_por <> COALESCE(old.reabierto_por, (0)::bigint)))))) EXECUTE FUNCTION rechazar_por_nombre();
CREATE TRIGGER cierres_de_caja_sin_borrar BEFORE DELETE ON public.cierres_de_caja FOR EACH ROW EXECUTE FUNCTION rechazar_por_nombre();
CREATE UNIQUE INDEX cierres_de_caja_uno_por_dia ON public.cierres_de_caja USING btree (fecha) WHERE (reabierto_en IS NULL);
comment on table cierres_de_caja is 'The days whose drawer was counted; a reopened one stays and no longer counts.';
comment on column cierres_de_caja.motivo is 'Why it was reopened.';
comment on trigger cierres_de_caja_intactos on cierres_de_caja is 'A cierre may be reopened once; nothing else of it changes but that a person is erased.';
comment on trigger cierres_de_caja_sin_borrar on cierres_de_caja is 'A cierre is never deleted.';

create table claves_de_envio (
  id integer default 1 not null,
  publica text not null,
  privada text not null,
  constraint claves_de_envio_unicas CHECK ((id = 1)),
  constraint claves_de_envio_pkey PRIMARY KEY (id)
);
comment on table claves_de_envio is 'The pair of keys by which push services know this centre (VAPID), one row, made when it is first asked for.';

create table codigos (
  email text not null,
  numero integer default 1 not null,
  semilla text not null,
  anteriores text[] default '{}'::text[] not null,
  vence_en timestamp with time zone not null,
  fallidos smallint default 0 not null,
  usado_en timestamp with time zone,
  constraint codigos_fallidos CHECK (((fallidos >= 0) AND (fallidos <= 5))),
  constraint codigos_pkey PRIMARY KEY (email)
);
CREATE INDEX codigos_vence ON public.codigos USING btree (vence_en);
comment on table codigos is 'The code by which the reader of a mailbox enters, the last one that was asked for. Deleted once it is over.';
comment on column codigos.email is 'Of whoever asked: an account may or may not have it.';
comment on column codigos.numero is 'How many codes were asked for. The letter of an earlier one is not sent any more.';
comment on column codigos.semilla is 'Random. The six digits are made of it and of a secret that the database does not hold.';
comment on column codigos.anteriores is 'Of the codes that this one has ended, the latest first.';
comment on column codigos.fallidos is 'The wrong tries; after five the code is over.';

create table config (
  id integer default 1 not null,
  duracion_base_min integer not null,
  capacidad_base integer not null,
  ventana_dias integer not null,
  limite_cancel_horas integer not null,
  notificaciones_activas boolean not null,
  max_reservas_activas integer default 20 not null,
  recordatorios_horas integer[] default '{24,2}'::integer[] not null,
  senia_porcentaje integer default 0 not null,
  senia_horas integer default 12 not null,
  datos_de_transferencia text default ''::text not null,
  estaciones jsonb default '[{"nombre": "Baños de inmersión", "lugares": 1}, {"nombre": "Sauna", "lugares": 1}, {"nombre": "Botas de compresión", "lugares": 1}, {"nombre": "Pistolas de percusión", "lugares": 1}, {"nombre": "Electrodos y bandas", "lugares": 1}, {"nombre": "Bicicleta fija", "lugares": 1}]'::jsonb not null,
  agenda_publica boolean default true not null,
  sitios_que_embeben text[] default '{}'::text[] not null,
  series_de_clientes boolean default false not null,
  constraint config_capacidad_base_check CHECK (((capacidad_base >= 1) AND (capacidad_base <= 10))),
  constraint config_datos_de_transferencia_check CHECK ((length(datos_de_transferencia) <= 200)),
  constraint config_duracion_base_min_check CHECK (((duracion_base_min >= 15) AND (duracion_base_min <= 180))),
  constraint config_estaciones_check CHECK ((jsonb_typeof(estaciones) = 'array'::text)),
  constraint config_limite_cancel_horas_check CHECK (((limite_cancel_horas >= 0) AND (limite_cancel_horas <= 72))),
  constraint config_max_reservas_activas_check CHECK (((max_reservas_activas >= 1) AND (max_reservas_activas <= 200))),
  constraint config_senia_horas_check CHECK (((senia_horas >= 1) AND (senia_horas <= 72))),
  constraint config_senia_porcentaje_check CHECK (((senia_porcentaje >= 0) AND (senia_porcentaje <= 100))),
  constraint config_unica CHECK ((id = 1)),
  constraint config_ventana_dias_check CHECK (((ventana_dias >= 1) AND (ventana_dias <= 30))),
  constraint config_pkey PRIMARY KEY (id)
);
CREATE TRIGGER config_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.config FOR EACH ROW EXECUTE FUNCTION config_en_vivo();
comment on table config is 'How the centre works, one row.';
comment on column config.duracion_base_min is 'How long a generated franja lasts, in minutes.';
comment on column config.capacidad_base is 'The places of a generated franja.';
comment on column config.ventana_dias is 'For how many days ahead there are franjas.';
comment on column config.limite_cancel_horas is 'Until how many hours before its franja a client may cancel or change a booking.';
comment on column config.notificaciones_activas is 'Whether anything but what concerns an account is told by e-mail.';
comment on column config.max_reservas_activas is 'How many bookings to come a client may hold.';
comment on column config.recordatorios_horas is 'How many hours before a turn its holder is reminded of it.';
comment on column config.senia_porcentaje is 'The part of the price that is asked for beforehand; 0 where nothing is.';
comment on column config.senia_horas is 'How long a booking waits for its seña.';
comment on column config.estaciones is 'The stations that the people of a franja pass, in their order.';
comment on column config.agenda_publica is 'Whether the agenda is shown to people without an account.';
comment on column config.sitios_que_embeben is 'The origins of the web pages that may show the agenda in a frame.';
comment on column config.series_de_clientes is 'Whether clients may make a turno fijo for themselves.';

create table confirmaciones (
  usuario_id bigint not null,
  email text not null,
  token_hash text not null,
  vence_en timestamp with time zone not null,
  constraint confirmaciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint confirmaciones_pkey PRIMARY KEY (usuario_id),
  constraint confirmaciones_token_hash_key UNIQUE (token_hash)
);
comment on table confirmaciones is 'The last link that confirms an account''s e-mail, until it expires.';
comment on column confirmaciones.email is 'The address that it confirms, and no later one.';

create table conteos_de_caja (
  id bigint generated always as identity not null,
  cierre_id bigint not null,
  medio text not null,
  esperado bigint not null,
  contado bigint not null,
  constraint conteos_de_caja_medio_check CHECK ((medio = ANY (ARRAY['EFECTIVO'::text, 'TRANSFERENCIA'::text, 'TARJETA'::text, 'OTRO'::text]))),
  constraint conteos_de_caja_cierre_id_fkey FOREIGN KEY (cierre_id) REFERENCES cierres_de_caja(id),
  constraint conteos_de_caja_pkey PRIMARY KEY (id),
  constraint conteos_de_caja_uno_por_medio UNIQUE (cierre_id, medio)
);
CREATE TRIGGER conteos_de_caja_intactos BEFORE DELETE OR UPDATE ON public.conteos_de_caja FOR EACH ROW EXECUTE FUNCTION rechazar_por_nombre();
comment on table conteos_de_caja is 'What should have been in the drawer of a closed day and what was, a row for each means of payment.';
comment on trigger conteos_de_caja_intactos on conteos_de_caja is 'What was counted is never changed or deleted.';

create table entregas (
  id bigint generated always as identity not null,
  suscripcion_id bigint not null,
  usuario_id bigint not null,
  tipo text not null,
  reserva_id bigint,
  datos jsonb,
  clave text,
  creado_en timestamp with time zone not null,
  vence_en timestamp with time zone not null,
  intentos integer default 0 not null,
  proximo_en timestamp with time zone,
  constraint entregas_suscripcion_id_fkey FOREIGN KEY (suscripcion_id) REFERENCES suscripciones(id) ON DELETE CASCADE,
  constraint entregas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint entregas_pkey PRIMARY KEY (id),
  constraint entregas_una_por_clave UNIQUE (suscripcion_id, clave)
);
CREATE INDEX entregas_por_enviar ON public.entregas USING btree (proximo_en) WHERE (proximo_en IS NOT NULL);
CREATE INDEX entregas_por_suscripcion ON public.entregas USING btree (suscripcion_id, id) WHERE (proximo_en IS NOT NULL);
CREATE INDEX entregas_por_usuario ON public.entregas USING btree (usuario_id);
comment on table entregas is 'What is on its way to a phone: a row for each aviso and subscription, written in the statement that writes the aviso.';
comment on column entregas.usuario_id is 'To whom it is told. Where the subscription is another person''s by now, it is not sent.';
comment on column entregas.reserva_id is 'The booking that it is about. Not a reference, as in `avisos`.';
comment on column entregas.datos is 'From what its text is written, as in `avisos`; null once it is over.';
comment on column entregas.clave is 'Of several entregas to one subscription with the same key only the first is written.';
comment on column entregas.proximo_en is 'When it is to be tried next, or while it is being sent from when on another instance may take it for lost; null once it was sent or given up.';

create table envios (
  id bigint generated always as identity not null,
  webhook_id bigint not null,
  mensaje uuid default gen_random_uuid() not null,
  tipo text not null,
  reserva_id bigint,
  usuario_id bigint,
  datos jsonb not null,
  clave text,
  ocurrido_en timestamp with time zone not null,
  vence_en timestamp with time zone not null,
  intentos integer default 0 not null,
  proximo_en timestamp with time zone,
  codigo integer,
  ultimo_error text,
  enviado_en timestamp with time zone,
  constraint envios_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint envios_pkey PRIMARY KEY (id),
  constraint envios_uno_por_clave UNIQUE (webhook_id, clave)
);
CREATE INDEX envios_por_enviar ON public.envios USING btree (proximo_en) WHERE (proximo_en IS NOT NULL);
CREATE INDEX envios_por_reserva ON public.envios USING btree (reserva_id, webhook_id, id) WHERE (proximo_en IS NOT NULL);
CREATE INDEX envios_por_usuario ON public.envios USING btree (usuario_id);
CREATE INDEX envios_por_webhook ON public.envios USING btree (webhook_id, id);
comment on table envios is 'What is told to a webhook: a row for each of its eventos, written in the transaction of the cause.';
comment on column envios.mensaje is 'Names it to the receiver (`webhook-id`), the same at every try.';
comment on column envios.reserva_id is 'The booking that it is about, whose envíos wait for one another. Not a reference: a deleted one is told as well.';
comment on column envios.usuario_id is 'The person whose data it holds. Not a reference: erasing the person deletes it itself.';
comment on column envios.datos is 'What the desk saw of it at the end of its cause.';
comment on column envios.clave is 'Names what is told only once, however often it is looked for; null for all else.';
comment on column envios.vence_en is 'From then on it is no longer tried.';
comment on column envios.proximo_en is 'When it is to be tried next, or while it is being sent from when on another instance may take it for lost; null once it was taken or given up.';
comment on column envios.codigo is 'The status with which the last try was answered; null where it was not.';

create table esperas (
  id bigint generated always as identity not null,
  franja_id bigint not null,
  usuario_id bigint not null,
  personas integer not null,
  estado text default 'ESPERANDO'::text not null,
  creada_en timestamp with time zone not null,
  vence_en timestamp without time zone,
  terminada_en timestamp with time zone,
  dicha_por bigint,
  dicha_en timestamp with time zone,
  serie_id bigint,
  constraint esperas_estado_check CHECK ((estado = ANY (ARRAY['ESPERANDO'::text, 'OFRECIDA'::text, 'ACEPTADA'::text, 'RECHAZADA'::text, 'VENCIDA'::text, 'CERRADA'::text]))),
  constraint esperas_personas_check CHECK (((personas >= 1) AND (personas <= 4))),
  constraint esperas_terminada CHECK (((estado = ANY (ARRAY['ESPERANDO'::text, 'OFRECIDA'::text])) = (terminada_en IS NULL))),
  constraint esperas_vence_si_ofrecida CHECK (((estado = 'OFRECIDA'::text) = (vence_en IS NOT NULL))),
  constraint esperas_dicha_por_fkey FOREIGN KEY (dicha_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint esperas_franja_id_fkey FOREIGN KEY (franja_id) REFERENCES franjas(id),
  constraint esperas_serie_id_fkey FOREIGN KEY (serie_id) REFERENCES series(id),
  constraint esperas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint esperas_pkey PRIMARY KEY (id)
);
CREATE INDEX esperas_dichas_por ON public.esperas USING btree (dicha_por) WHERE (dicha_por IS NOT NULL);
CREATE INDEX esperas_por_franja ON public.esperas USING btree (franja_id, id);
CREATE INDEX esperas_por_serie ON public.esperas USING btree (serie_id) WHERE (serie_id IS NOT NULL);
CREATE INDEX esperas_por_usuario ON public.esperas USING btree (usuario_id, id);
CREATE INDEX esperas_por_vencer ON public.esperas USING btree (vence_en) WHERE (vence_en IS NOT NULL);
CREATE TRIGGER esperas_contadas_al_crear AFTER INSERT ON public.esperas FOR EACH ROW WHEN ((new.estado = 'OFRECIDA'::text)) EXECUTE FUNCTION anotar_suceso('oferta', 'id');
CREATE TRIGGER esperas_contadas_al_ofrecer AFTER UPDATE ON public.esperas FOR EACH ROW WHEN (((new.estado = 'OFRECIDA'::text) AND (old.estado <> 'OFRECIDA'::text))) EXECUTE FUNCTION anotar_suceso('oferta', 'id');
CREATE TRIGGER esperas_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.esperas FOR EACH ROW EXECUTE FUNCTION esperas_en_vivo();
CREATE TRIGGER esperas_retenidas AFTER INSERT OR DELETE OR UPDATE OF estado ON public.esperas FOR EACH ROW EXECUTE FUNCTION lugares_retenidos();
CREATE UNIQUE INDEX esperas_una_abierta_por_cliente ON public.esperas USING btree (franja_id, usuario_id) WHERE (estado = ANY (ARRAY['ESPERANDO'::text, 'OFRECIDA'::text]));
comment on table esperas is 'The line of those who wait for places of a franja; its order is that of the ids.';
comment on column esperas.estado is 'What was written down: an offer ends at `vence_en` and every entry when its franja begins, whoever has written that down.';
comment on column esperas.vence_en is 'Until when the places of an offer are held, in civil time; null where nothing is offered.';
comment on column esperas.terminada_en is 'Since when the entry is over; null while it is open.';
comment on column esperas.dicha_por is 'Who of the desk has told the person of the offer; null where nobody has.';
comment on column esperas.serie_id is 'The turno fijo with which the entry was made; null where it was made alone.';

create table feriados (
  id bigint generated always as identity not null,
  fecha date not null,
  descripcion text not null,
  constraint feriados_pkey PRIMARY KEY (id),
  constraint feriados_fecha_unica UNIQUE (fecha)
);
CREATE TRIGGER feriados_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.feriados FOR EACH ROW EXECUTE FUNCTION excepcion_en_vivo();
comment on table feriados is 'Exceptions that close a day because it is a holiday.';

create table franjas (
  id bigint generated always as identity not null,
  fecha date generated always as ((inicio)::date) stored not null,
  inicio timestamp without time zone not null,
  fin timestamp without time zone not null,
  capacidad_efectiva integer not null,
  ocupados integer default 0 not null,
  bloqueada boolean default false not null,
  motivo text,
  bloqueo_id bigint,
  origen text not null,
  editada boolean default false not null,
  retirada text,
  motivo_del_plan text,
  cerrada_desde timestamp with time zone,
  retenidas integer default 0 not null,
  constraint franjas_capacidad_efectiva_check CHECK (((capacidad_efectiva >= 1) AND (capacidad_efectiva <= 10))),
  constraint franjas_dentro_del_dia CHECK (((fin > inicio) AND ((fin)::date = (inicio)::date))),
  constraint franjas_ocupados_en_capacidad CHECK (((ocupados >= 0) AND (ocupados <= capacidad_efectiva))),
  constraint franjas_origen_check CHECK ((origen = ANY (ARRAY['GENERADA'::text, 'MANUAL'::text]))),
  constraint franjas_retenidas_entre_ocupados CHECK (((retenidas >= 0) AND (retenidas <= ocupados))),
  constraint franjas_retirada_check CHECK ((retirada = ANY (ARRAY['ADMIN'::text, 'PLAN'::text]))),
  constraint franjas_retirada_sin_motivo_del_plan CHECK (((retirada IS NULL) OR (motivo_del_plan IS NULL))),
  constraint franjas_retirada_vacia CHECK (((retirada IS NULL) OR (ocupados = 0))),
  constraint franjas_bloqueo_id_fkey FOREIGN KEY (bloqueo_id) REFERENCES bloqueos(id) ON DELETE SET NULL,
  constraint franjas_pkey PRIMARY KEY (id),
  constraint franjas_sin_superposicion EXCLUDE USING gist (tsrange(inicio, fin) WITH &&) WHERE ((retirada IS NULL))
);
CREATE INDEX franjas_cerradas ON public.franjas USING btree (inicio) WHERE (cerrada_desde IS NOT NULL);
CREATE INDEX franjas_por_bloqueo ON public.franjas USING btree (bloqueo_id) WHERE (bloqueo_id IS NOT NULL);
CREATE INDEX franjas_por_fecha ON public.franjas USING btree (fecha, inicio);
CREATE TRIGGER franjas_con_otras_horas AFTER UPDATE ON public.franjas FOR EACH ROW WHEN (((new.inicio <> old.inicio) OR (new.fin <> old.fin))) EXECUTE FUNCTION franja_con_otras_horas();
CREATE TRIGGER franjas_en_vivo_al_agregar AFTER INSERT ON public.franjas REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION franjas_en_vivo();
CREATE TRIGGER franjas_en_vivo_al_cambiar AFTER UPDATE ON public.franjas FOR EACH ROW EXECUTE FUNCTION franja_en_vivo();
CREATE TRIGGER franjas_en_vivo_al_cerrar AFTER UPDATE ON public.franjas FOR EACH ROW WHEN (((((new.bloqueada IS DISTINCT FROM old.bloqueada) OR (new.motivo IS DISTINCT FROM old.motivo)) OR (new.bloqueo_id IS DISTINCT FROM old.bloqueo_id)) OR (new.motivo_del_plan IS DISTINCT FROM old.motivo_del_plan))) EXECUTE FUNCTION franja_cerrada_en_vivo();
CREATE TRIGGER franjas_en_vivo_al_quitar AFTER DELETE ON public.franjas REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION franjas_en_vivo();
CREATE TRIGGER franjas_liberadas AFTER UPDATE ON public.franjas FOR EACH ROW WHEN ((new.ocupados < old.ocupados)) EXECUTE FUNCTION franja_liberada();
comment on table franjas is 'The times that can be booked, with their places.';
comment on column franjas.fecha is 'The day of `inicio`.';
comment on column franjas.inicio is 'Civil time of the centre.';
comment on column franjas.ocupados is 'The places of the bookings that are not cancelled, and those that offers hold. One conditional update changes it, with the CHECK behind it (decision 3).';
comment on column franjas.bloqueada is 'Blocked by hand.';
comment on column franjas.motivo is 'Why it was blocked by hand.';
comment on column franjas.bloqueo_id is 'The bloqueo that covers it, if one does; only deleting that one frees it.';
comment on column franjas.origen is 'GENERADA by the plan, or MANUAL.';
comment on column franjas.editada is 'Changed by hand: the plan no longer withdraws it or changes its capacity.';
comment on column franjas.retirada is 'By whom it was taken off the calendar. Its row stays while bookings remember it, or so that the plan does not bring it back (decision 4).';
comment on column franjas.motivo_del_plan is 'Why the plan blocks it although bookings are in it; null where it does not.';
comment on column franjas.cerrada_desde is 'Since when nobody can book it; null where it can be booked, ''-infinity'' where it was closed before this was known.';
comment on column franjas.retenidas is 'The places that offers hold, which `ocupados` counts; kept by a trigger of `esperas`.';

create table horarios_base (
  dia_semana text not null,
  activo boolean not null,
  constraint horarios_base_dia_semana_check CHECK ((dia_semana = ANY (ARRAY['LUNES'::text, 'MARTES'::text, 'MIERCOLES'::text, 'JUEVES'::text, 'VIERNES'::text, 'SABADO'::text, 'DOMINGO'::text]))),
  constraint horarios_base_pkey PRIMARY KEY (dia_semana)
);
CREATE TRIGGER horarios_base_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.horarios_base FOR EACH ROW EXECUTE FUNCTION config_en_vivo();
comment on table horarios_base is 'The days of the week, and whether the centre opens on them.';

create table horarios_base_tramos (
  dia_semana text not null,
  hora_inicio time without time zone not null,
  hora_fin time without time zone not null,
  constraint horarios_base_tramos_check CHECK ((hora_fin > hora_inicio)),
  constraint horarios_base_tramos_dia_semana_fkey FOREIGN KEY (dia_semana) REFERENCES horarios_base(dia_semana) ON DELETE CASCADE,
  constraint horarios_base_tramos_pkey PRIMARY KEY (dia_semana, hora_inicio)
);
CREATE TRIGGER horarios_base_tramos_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.horarios_base_tramos FOR EACH ROW EXECUTE FUNCTION config_en_vivo();
comment on table horarios_base_tramos is 'The opening hours of each day of the week.';

create table idempotencia (
  usuario_id bigint not null,
  clave text not null,
  huella text not null,
  respuesta json,
  creada_en timestamp with time zone not null,
  persona_id bigint,
  reserva_id bigint,
  constraint idempotencia_clave_check CHECK (((length(clave) >= 1) AND (length(clave) <= 200))),
  constraint idempotencia_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint idempotencia_pkey PRIMARY KEY (usuario_id, clave)
);
CREATE INDEX idempotencia_por_creacion ON public.idempotencia USING btree (creada_en);
comment on table idempotencia is 'The first answer to a request with a key, given again when it is repeated; kept for a day.';
comment on column idempotencia.huella is 'Tells whether a repeated request asks for the same.';
comment on column idempotencia.respuesta is 'Null while the first request is at work; `json`, which keeps the order of its fields.';

create table importaciones (
  id bigint generated always as identity not null,
  creada_en timestamp with time zone not null,
  deshecha_en timestamp with time zone,
  constraint importaciones_pkey PRIMARY KEY (id)
);
comment on table importaciones is 'The files of clients that were brought from elsewhere, which can be undone for a day.';
comment on column importaciones.deshecha_en is 'Null while the clients that it made are there.';

create table importados (
  importacion_id bigint not null,
  usuario_id bigint not null,
  creado boolean not null,
  invitar_en timestamp with time zone,
  invitado_en timestamp with time zone,
  constraint importados_importacion_id_fkey FOREIGN KEY (importacion_id) REFERENCES importaciones(id) ON DELETE CASCADE,
  constraint importados_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint importados_pkey PRIMARY KEY (importacion_id, usuario_id)
);
CREATE INDEX importados_por_invitar ON public.importados USING btree (invitar_en) WHERE ((invitar_en IS NOT NULL) AND (invitado_en IS NULL));
CREATE INDEX importados_por_usuario ON public.importados USING btree (usuario_id);
comment on table importados is 'The clients that an importacion made or completed.';
comment on column importados.creado is 'False for a client who was there before, and got what was missing.';
comment on column importados.invitar_en is 'When the bienvenida is due; null for who is not invited.';
comment on column importados.invitado_en is 'When the bienvenida was queued.';

create table invitaciones (
  asiento_id bigint not null,
  secreto_hash text not null,
  creada_en timestamp with time zone not null,
  constraint invitaciones_asiento_id_fkey FOREIGN KEY (asiento_id) REFERENCES asientos(id) ON DELETE CASCADE,
  constraint invitaciones_pkey PRIMARY KEY (asiento_id),
  constraint invitaciones_secreto_unico UNIQUE (secreto_hash)
);
comment on table invitaciones is 'The secret address of a companion''s page. It goes with the seat; a booking that is cancelled or has begun answers to none.';
comment on column invitaciones.secreto_hash is 'Only the hash is kept.';
comment on column invitaciones.creada_en is 'Since when there is this address; a new one ends the one before.';

create table limites (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint limites_pkey PRIMARY KEY (key)
);
comment on table limites is 'Counters of attempts, which all instances share; the columns are those of rate-limiter-flexible.';

create table listas_de_precios (
  id bigint generated always as identity not null,
  desde date,
  constraint listas_de_precios_pkey PRIMARY KEY (id),
  constraint listas_de_precios_desde_unico UNIQUE (desde)
);
CREATE UNIQUE INDEX listas_de_precios_una_primera ON public.listas_de_precios USING btree ((true)) WHERE (desde IS NULL);
comment on table listas_de_precios is 'The lists of prices, each of which counts from its day on until the next one.';
comment on column listas_de_precios.desde is 'Null for the list that the centre began with.';

create table movimientos_de_abono (
  id bigint generated always as identity not null,
  abono_vendido_id bigint not null,
  lugares integer not null,
  valor integer not null,
  causa text not null,
  reserva_id bigint,
  fecha date not null,
  registrado_en timestamp with time zone not null,
  registrado_por bigint,
  constraint movimientos_de_abono_causa_check CHECK ((causa = ANY (ARRAY['VENTA'::text, 'RESERVA'::text, 'DEVOLUCION'::text, 'ANULACION'::text]))),
  constraint movimientos_de_abono_check CHECK (((sign((valor)::double precision) = (0)::double precision) OR (sign((valor)::double precision) = sign((lugares)::double precision)))),
  constraint movimientos_de_abono_lugares_check CHECK ((lugares <> 0)),
  constraint movimientos_de_abono_abono_vendido_id_fkey FOREIGN KEY (abono_vendido_id) REFERENCES abonos_vendidos(id),
  constraint movimientos_de_abono_registrado_por_fkey FOREIGN KEY (registrado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint movimientos_de_abono_reserva_id_fkey FOREIGN KEY (reserva_id) REFERENCES reservas(id) ON DELETE SET NULL,
  constraint movimientos_de_abono_pkey PRIMARY KEY (id)
);
CREATE INDEX movimientos_de_abono_por_abono ON public.movimientos_de_abono USING btree (abono_vendido_id, id);
CREATE INDEX movimientos_de_abono_por_autor ON public.movimientos_de_abono USING btree (registrado_por);
CREATE INDEX movimientos_de_abono_por_reserva ON public.movimientos_de_abono USING btree (reserva_id) WHERE (reserva_id IS NOT NULL);
CREATE TRIGGER movimientos_de_abono_intactos BEFORE UPDATE ON public.movimientos_de_abono FOR EACH ROW WHEN ((((((((old.abono_vendido_id IS DISTINCT FROM new.abono_vendido_id) OR (old.lugares IS DISTINCT FROM new.lugares)) OR (old.valor IS DISTINCT FROM new.valor)) OR (old.causa IS DISTINCT FROM new.causa)) OR (old.fecha IS DISTINCT FROM new.fecha)) OR (old.registrado_en IS DISTINCT FROM new.registrado_en)) OR ((new.reserva_id IS NOT NULL) AND (old.reserva_id IS DISTINCT FROM new.reserva_id)))) EXECUTE FUNCTION rechazar_por_nombre();
CREATE TRIGGER movimientos_de_abono_sin_borrar BEFORE DELETE ON public.movimientos_de_abono FOR EACH ROW EXECUTE FUNCTION rechazar_por_nombre();
CREATE TRIGGER movimientos_de_abono_sumados AFTER INSERT ON public.movimientos_de_abono FOR EACH ROW EXECUTE FUNCTION movimientos_de_abono_sumados();
comment on table movimientos_de_abono is 'The ledger of the places of an abono: sold, used, come back, ended. A row never changes.';
comment on column movimientos_de_abono.valor is 'What the places are worth in pesos, with their sign.';
comment on trigger movimientos_de_abono_intactos on movimientos_de_abono is 'The ledger only grows; of a row that is there, only the deleted booking is forgotten.';
comment on trigger movimientos_de_abono_sin_borrar on movimientos_de_abono is 'The ledger only grows.';

create table movimientos_de_caja (
  id bigint generated always as identity not null,
  tipo text not null,
  monto integer not null,
  motivo text not null,
  fecha date not null,
  registrado_en timestamp with time zone not null,
  registrado_por bigint,
  anulado_en timestamp with time zone,
  anulado_por bigint,
  motivo_de_anulacion text,
  neto integer generated always as (
CASE
    WHEN (anulado_en IS NOT NULL) THEN 0
    WHEN (tipo = 'RETIRO'::text) THEN (- monto)
    ELSE monto
END) stored not null,
  constraint movimientos_de_caja_anulado_con_motivo CHECK (((anulado_en IS NULL) = (motivo_de_anulacion IS NULL))),
  constraint movimientos_de_caja_monto_check CHECK (((monto >= 1) AND (monto <= 100000000))),
  constraint movimientos_de_caja_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 200))),
  constraint movimientos_de_caja_motivo_de_anulacion_check CHECK ((length(motivo_de_anulacion) <= 200)),
  constraint movimientos_de_caja_tipo_check CHECK ((tipo = ANY (ARRAY['FONDO'::text, 'INGRESO'::text, 'RETIRO'::text]))),
  constraint movimientos_de_caja_anulado_por_fkey FOREIGN KEY (anulado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint movimientos_de_caja_registrado_por_fkey FOREIGN KEY (registrado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint movimientos_de_caja_pkey PRIMARY KEY (id)
);
CREATE INDEX movimientos_de_caja_por_anulador ON public.movimientos_de_caja USING btree (anulado_por) WHERE (anulado_por IS NOT NULL);
CREATE INDEX movimientos_de_caja_por_autor ON public.movimientos_de_caja USING btree (registrado_por);
CREATE INDEX movimientos_de_caja_por_fecha ON public.movimientos_de_caja USING btree (fecha, id);
CREATE TRIGGER movimientos_de_caja_en_vivo AFTER INSERT OR UPDATE ON public.movimientos_de_caja FOR EACH ROW EXECUTE FUNCTION caja_en_vivo();
CREATE TRIGGER movimientos_de_caja_intactos BEFORE UPDATE ON public.movimientos_de_caja FOR EACH ROW WHEN (((((((old.tipo IS DISTINCT FROM new.tipo) OR (old.monto IS DISTINCT FROM new.monto)) OR (old.motivo IS DISTINCT FROM new.motivo)) OR (old.fecha IS DISTINCT FROM new.fecha)) OR (old.registrado_en IS DISTINCT FROM new.registrado_en)) OR (new.registrado_por <> COALESCE(old.registrado_por, (0)::bigint)) OR ((old.anulado_en IS NOT NULL) AND (((old.anulado_en IS DISTINCT FROM new.anulado_en) OR (old.motivo_de_anulacion IS DISTINCT FROM new.motivo_de_anulacion)) OR (new.anulado_por <> COALESCE(old.anulado_por, (0)::bigint)))))) EXECUTE FUNCTION rechazar_por_nombre();
CREATE TRIGGER movimientos_de_caja_sin_borrar BEFORE DELETE ON public.movimientos_de_caja FOR EACH ROW EXECUTE FUNCTION rechazar_por_nombre();
comment on table movimientos_de_caja is 'Cash that moves without a booking. A row never changes but that it may be annulled once.';
comment on column movimientos_de_caja.fecha is 'The civil day on which the money moved.';
comment on column movimientos_de_caja.neto is 'What the row adds to the drawer.';
comment on trigger movimientos_de_caja_intactos on movimientos_de_caja is 'A movement may be annulled once; nothing else of it changes but that a person is erased.';
comment on trigger movimientos_de_caja_sin_borrar on movimientos_de_caja is 'A movement is never deleted.';

create table overrides (
  id bigint generated always as identity not null,
  fecha date not null,
  capacidad integer,
  motivo text,
  constraint overrides_capacidad_check CHECK (((capacidad >= 1) AND (capacidad <= 10))),
  constraint overrides_pkey PRIMARY KEY (id),
  constraint overrides_fecha_unica UNIQUE (fecha)
);
CREATE TRIGGER overrides_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.overrides FOR EACH ROW EXECUTE FUNCTION excepcion_en_vivo();
comment on table overrides is 'Exceptions that give a day other hours or another capacity.';
comment on column overrides.capacidad is 'Null where it is the usual one.';

create table overrides_tramos (
  override_id bigint not null,
  hora_inicio time without time zone not null,
  hora_fin time without time zone not null,
  constraint overrides_tramos_check CHECK ((hora_fin > hora_inicio)),
  constraint overrides_tramos_override_id_fkey FOREIGN KEY (override_id) REFERENCES overrides(id) ON DELETE CASCADE,
  constraint overrides_tramos_pkey PRIMARY KEY (override_id, hora_inicio)
);
CREATE TRIGGER overrides_tramos_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.overrides_tramos FOR EACH ROW EXECUTE FUNCTION overrides_tramos_en_vivo();
comment on table overrides_tramos is 'The hours of a day that has its own.';

create table pagos (
  id bigint generated always as identity not null,
  reserva_id bigint,
  tipo text not null,
  monto integer not null,
  medio text not null,
  nota text default ''::text not null,
  registrado_en timestamp with time zone not null,
  fecha date not null,
  registrado_por bigint,
  anulado_en timestamp with time zone,
  anulado_por bigint,
  motivo text,
  neto integer generated always as (
CASE
    WHEN (anulado_en IS NOT NULL) THEN 0
    WHEN (tipo = 'PAGO'::text) THEN monto
    ELSE (- monto)
END) stored not null,
  abono_vendido_id bigint,
  constraint pagos_anulado_con_motivo CHECK (((anulado_en IS NULL) = (motivo IS NULL))),
  constraint pagos_de_algo CHECK ((num_nonnulls(reserva_id, abono_vendido_id) = 1)),
  constraint pagos_de_un_abono CHECK (((medio <> 'ABONO'::text) OR ((reserva_id IS NOT NULL) AND (anulado_en IS NULL)))),
  constraint pagos_medio_check CHECK ((medio = ANY (ARRAY['EFECTIVO'::text, 'TRANSFERENCIA'::text, 'TARJETA'::text, 'OTRO'::text, 'ABONO'::text]))),
  constraint pagos_monto_check CHECK (((monto >= 1) AND (monto <= 100000000))),
  constraint pagos_motivo_check CHECK ((length(motivo) <= 200)),
  constraint pagos_nota_check CHECK ((length(nota) <= 200)),
  constraint pagos_tipo_check CHECK ((tipo = ANY (ARRAY['PAGO'::text, 'DEVOLUCION'::text]))),
  constraint pagos_abono_vendido_id_fkey FOREIGN KEY (abono_vendido_id) REFERENCES abonos_vendidos(id),
  constraint pagos_anulado_por_fkey FOREIGN KEY (anulado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint pagos_registrado_por_fkey FOREIGN KEY (registrado_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint pagos_reserva_id_fkey FOREIGN KEY (reserva_id) REFERENCES reservas(id) ON DELETE CASCADE,
  constraint pagos_pkey PRIMARY KEY (id)
);
CREATE INDEX pagos_por_abono ON public.pagos USING btree (abono_vendido_id, id) WHERE (abono_vendido_id IS NOT NULL);
CREATE INDEX pagos_por_anulador ON public.pagos USING btree (anulado_por) WHERE (anulado_por IS NOT NULL);
CREATE INDEX pagos_por_autor ON public.pagos USING btree (registrado_por);
CREATE INDEX pagos_por_fecha ON public.pagos USING btree (fecha, id);
CREATE INDEX pagos_por_reserva ON public.pagos USING btree (reserva_id, id);
CREATE TRIGGER pagos_contados_al_anular AFTER UPDATE ON public.pagos FOR EACH ROW WHEN (((old.anulado_en IS NULL) AND (new.anulado_en IS NOT NULL) AND (new.medio <> 'ABONO'::text))) EXECUTE FUNCTION anotar_suceso('anulacion', 'id');
CREATE TRIGGER pagos_contados_al_registrar AFTER INSERT ON public.pagos FOR EACH ROW WHEN ((new.medio <> 'ABONO'::text)) EXECUTE FUNCTION anotar_suceso('pago', 'id');
CREATE TRIGGER pagos_intactos BEFORE UPDATE ON public.pagos FOR EACH ROW WHEN (((((((((old.reserva_id IS DISTINCT FROM new.reserva_id) OR (old.abono_vendido_id IS DISTINCT FROM new.abono_vendido_id)) OR (old.tipo IS DISTINCT FROM new.tipo)) OR (old.monto IS DISTINCT FROM new.monto)) OR (old.medio IS DISTINCT FROM new.medio)) OR (old.registrado_en IS DISTINCT FROM new.registrado_en)) OR (old.fecha IS DISTINCT FROM new.fecha)) OR ((old.anulado_en IS NOT NULL) AND (new.anulado_en IS DISTINCT FROM old.anulado_en)))) EXECUTE FUNCTION rechazar_por_nombre();
CREATE TRIGGER pagos_sin_borrar BEFORE DELETE ON public.pagos FOR EACH ROW WHEN (((old.anulado_en IS NULL) AND (old.medio <> 'ABONO'::text))) EXECUTE FUNCTION rechazar_por_nombre();
CREATE TRIGGER pagos_sumados AFTER INSERT OR DELETE OR UPDATE ON public.pagos FOR EACH ROW EXECUTE FUNCTION pagos_sumados();
comment on table pagos is 'What was paid for a booking and what was given back. A row never changes but that it may be annulled once (decision 30).';
comment on column pagos.fecha is 'The civil day on which the money moved.';
comment on column pagos.motivo is 'Why it was annulled.';
comment on column pagos.neto is 'What the row adds to what was paid.';
comment on column pagos.abono_vendido_id is 'The abono that was paid, where it is no booking.';
comment on trigger pagos_intactos on pagos is 'A payment stays as it was written, but that it may be annulled once.';
comment on trigger pagos_sin_borrar on pagos is 'Money that counts is never deleted; an annulled payment goes with its booking, and so do the places of an abono.';

create table password_resets (
  id bigint generated always as identity not null,
  usuario_id bigint not null,
  token_hash text not null,
  vence_en timestamp with time zone not null,
  usado_en timestamp with time zone,
  por_email boolean default false not null,
  constraint password_resets_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint password_resets_pkey PRIMARY KEY (id),
  constraint password_resets_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX password_resets_por_usuario ON public.password_resets USING btree (usuario_id);
comment on table password_resets is 'The links by which a password is chosen.';
comment on column password_resets.por_email is 'True of a link that was mailed, whose user reads the account''s address; one that somebody hands over says nothing of it.';

create table pedidos_por_dia (
  token_id bigint not null,
  fecha date not null,
  llamada text not null,
  veces integer not null,
  constraint pedidos_por_dia_veces_check CHECK ((veces > 0)),
  constraint pedidos_por_dia_token_id_fkey FOREIGN KEY (token_id) REFERENCES tokens(id),
  constraint pedidos_por_dia_pkey PRIMARY KEY (token_id, fecha, llamada)
);
comment on table pedidos_por_dia is 'How often a program was answered a call on a day, kept for 30 days.';
comment on column pedidos_por_dia.fecha is 'The day of the centre''s own time.';
comment on column pedidos_por_dia.llamada is 'The call as the contract writes it, such as GET /clientes, with no id in it.';

create table precios (
  capacidad integer not null,
  precio integer not null,
  lista_id bigint not null,
  constraint precios_capacidad_check CHECK (((capacidad >= 1) AND (capacidad <= 10))),
  constraint precios_precio_check CHECK ((precio >= 1)),
  constraint precios_lista_id_fkey FOREIGN KEY (lista_id) REFERENCES listas_de_precios(id) ON DELETE CASCADE,
  constraint precios_pkey PRIMARY KEY (lista_id, capacidad)
);
CREATE TRIGGER precios_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.precios FOR EACH ROW EXECUTE FUNCTION config_en_vivo();
comment on table precios is 'What a turn costs by its number of people, in each list of prices.';
comment on column precios.capacidad is 'The number of people.';

create table recados (
  hecho_por bigint,
  franja_id bigint not null,
  reserva_id bigint not null,
  tipo text not null,
  hecho_en timestamp with time zone not null,
  constraint recados_tipo_valido CHECK ((tipo = ANY (ARRAY['RECORDATORIO'::text, 'CAMBIO'::text, 'CIERRE'::text, 'SENIA'::text]))),
  constraint recados_franja_id_fkey FOREIGN KEY (franja_id) REFERENCES franjas(id) ON DELETE CASCADE,
  constraint recados_hecho_por_fkey FOREIGN KEY (hecho_por) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint recados_reserva_id_fkey FOREIGN KEY (reserva_id) REFERENCES reservas(id) ON DELETE CASCADE,
  constraint recados_pkey PRIMARY KEY (reserva_id, franja_id, tipo)
);
CREATE INDEX recados_por_franja ON public.recados USING btree (franja_id);
CREATE INDEX recados_por_quien ON public.recados USING btree (hecho_por);
CREATE TRIGGER recados_en_vivo AFTER INSERT OR DELETE OR UPDATE ON public.recados FOR EACH ROW EXECUTE FUNCTION recados_en_vivo();
comment on table recados is 'What the desk has told by WhatsApp, of a booking in a franja: one that is moved is to be told again.';

create table redes_conocidas (
  usuario_id bigint not null,
  huella text not null,
  vista_en timestamp with time zone not null,
  constraint redes_conocidas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint redes_conocidas_pkey PRIMARY KEY (usuario_id, huella)
);
comment on table redes_conocidas is 'The networks that an account has logged in from: what strangers fail elsewhere does not lock it out there.';
comment on column redes_conocidas.huella is 'A mark that can be recognised and not read.';

create table reloj (
  id integer default 1 not null,
  visto_en timestamp with time zone not null,
  constraint reloj_unico CHECK ((id = 1)),
  constraint reloj_pkey PRIMARY KEY (id)
);
comment on table reloj is 'The latest moment seen on a clock that was to be believed, one row (decision 16).';

create table reservas (
  id bigint generated always as identity not null,
  franja_id bigint not null,
  usuario_id bigint,
  estado text not null,
  precio_total integer not null,
  notas text default ''::text not null,
  creada_en timestamp with time zone not null,
  secuencia integer default 0 not null,
  en_franja_desde timestamp with time zone,
  pagado integer default 0 not null,
  senia_porcentaje integer,
  senia_vence timestamp without time zone,
  tarde smallint,
  estado_hasta timestamp without time zone,
  abono_vendido_id bigint,
  serie_id bigint,
  constraint reservas_activa_con_cliente CHECK (((usuario_id IS NOT NULL) OR (estado = ANY (ARRAY['COMPLETADA'::text, 'CANCELADA'::text])))),
  constraint reservas_estado_check CHECK ((estado = ANY (ARRAY['PENDIENTE'::text, 'CONFIRMADA'::text, 'COMPLETADA'::text, 'CANCELADA'::text]))),
  constraint reservas_estado_hasta_check CHECK (((estado_hasta IS NOT NULL) = (estado = ANY (ARRAY['PENDIENTE'::text, 'CONFIRMADA'::text])))),
  constraint reservas_pagado_check CHECK ((pagado >= 0)),
  constraint reservas_precio_total_check CHECK ((precio_total >= 0)),
  constraint reservas_senia_entera CHECK ((num_nonnulls(senia_porcentaje, senia_vence) = ANY (ARRAY[0, 2]))),
  constraint reservas_senia_porcentaje_check CHECK (((senia_porcentaje >= 1) AND (senia_porcentaje <= 100))),
  constraint reservas_tarde_check CHECK (((tarde >= 1) AND (tarde <= 240))),
  constraint reservas_abono_vendido_id_fkey FOREIGN KEY (abono_vendido_id) REFERENCES abonos_vendidos(id),
  constraint reservas_franja_id_fkey FOREIGN KEY (franja_id) REFERENCES franjas(id),
  constraint reservas_serie_id_fkey FOREIGN KEY (serie_id) REFERENCES series(id),
  constraint reservas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint reservas_pkey PRIMARY KEY (id)
);
CREATE INDEX reservas_a_devolver ON public.reservas USING btree (id) WHERE ((pagado > 0) AND ((estado = ANY (ARRAY['CANCELADA'::text, 'PENDIENTE'::text])) OR (pagado > precio_total)));
CREATE INDEX reservas_activas_por_usuario ON public.reservas USING btree (usuario_id, estado_hasta) WHERE (estado_hasta IS NOT NULL);
CREATE INDEX reservas_por_abono ON public.reservas USING btree (abono_vendido_id) WHERE (abono_vendido_id IS NOT NULL);
CREATE INDEX reservas_por_cobrar ON public.reservas USING btree (usuario_id) WHERE ((pagado < precio_total) AND (estado = ANY (ARRAY['CONFIRMADA'::text, 'COMPLETADA'::text])));
CREATE INDEX reservas_por_estado ON public.reservas USING btree (estado, id);
CREATE INDEX reservas_por_franja ON public.reservas USING btree (franja_id);
CREATE INDEX reservas_por_novedad ON public.reservas USING btree (id) INCLUDE (estado, estado_hasta);
CREATE INDEX reservas_por_plazo ON public.reservas USING btree (estado_hasta) WHERE (estado_hasta IS NOT NULL);
CREATE INDEX reservas_por_senia ON public.reservas USING btree (senia_vence) WHERE (senia_vence IS NOT NULL);
CREATE INDEX reservas_por_serie ON public.reservas USING btree (serie_id, id) WHERE (serie_id IS NOT NULL);
CREATE INDEX reservas_por_usuario ON public.reservas USING btree (usuario_id, id);
CREATE TRIGGER reservas_actualizadas AFTER UPDATE ON public.reservas REFERENCING NEW TABLE AS cambiados FOR EACH STATEMENT EXECUTE FUNCTION reservas_cambiadas();
CREATE TRIGGER reservas_con_plazo BEFORE INSERT OR UPDATE OF estado, franja_id, senia_vence, estado_hasta ON public.reservas FOR EACH ROW EXECUTE FUNCTION reserva_con_plazo();
CREATE TRIGGER reservas_contadas_al_cambiar AFTER UPDATE ON public.reservas FOR EACH ROW WHEN ((((old.usuario_id IS NULL) OR (new.usuario_id IS NOT NULL)) AND ((old.estado <> new.estado) OR (old.estado_hasta IS DISTINCT FROM new.estado_hasta) OR (old.franja_id <> new.franja_id) OR (old.precio_total <> new.precio_total) OR (old.notas <> new.notas) OR (old.usuario_id IS DISTINCT FROM new.usuario_id) OR (old.senia_vence IS DISTINCT FROM new.senia_vence) OR (old.abono_vendido_id IS DISTINCT FROM new.abono_vendido_id)))) EXECUTE FUNCTION anotar_cambio_de_reserva();
CREATE TRIGGER reservas_contadas_al_llegar_tarde AFTER UPDATE ON public.reservas FOR EACH ROW WHEN ((old.tarde IS DISTINCT FROM new.tarde)) EXECUTE FUNCTION anotar_suceso('asistencia', 'id');
CREATE TRIGGER reservas_en_vivo_al_cambiar AFTER UPDATE ON public.reservas REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas FOR EACH STATEMENT EXECUTE FUNCTION reservas_en_vivo();
CREATE TRIGGER reservas_en_vivo_al_quitar AFTER DELETE ON public.reservas REFERENCING OLD TABLE AS viejas FOR EACH STATEMENT EXECUTE FUNCTION reservas_en_vivo();
CREATE TRIGGER reservas_movidas AFTER UPDATE ON public.reservas FOR EACH ROW WHEN ((new.franja_id <> old.franja_id)) EXECUTE FUNCTION asistencia_olvidada();
CREATE TRIGGER reservas_pagado_hasta_el_precio BEFORE UPDATE ON public.reservas FOR EACH ROW WHEN (((new.pagado > old.pagado) AND (new.pagado >
        CASE
            WHEN (new.estado = 'CANCELADA'::text) THEN 0
            ELSE new.precio_total
        END))) EXECUTE FUNCTION rechazar_por_nombre();
CREATE UNIQUE INDEX reservas_una_activa_por_cliente ON public.reservas USING btree (franja_id, usuario_id) WHERE (estado = ANY (ARRAY['PENDIENTE'::text, 'CONFIRMADA'::text]));
comment on table reservas is 'The bookings.';
comment on column reservas.usuario_id is 'Its holder; null once the person was erased, of whom only the accounts remain (decision 10).';
comment on column reservas.estado is 'What a person decided; that it is over, or was not confirmed in time, follows from when it is looked at.';
comment on column reservas.secuencia is 'Grows with every change, as calendars ask (RFC 5545 §3.8.7.4).';
comment on column reservas.en_franja_desde is 'Since when it holds its franja, where not since it was made: reminders that were due before are not sent.';
comment on column reservas.pagado is 'The sum of its payments, which the trigger `pagos_sumados` keeps.';
comment on column reservas.senia_porcentaje is 'The part of the price that confirms it.';
comment on column reservas.senia_vence is 'The civil moment at which it is cancelled without its seña. Both stay on one that time has cancelled, and go with every other change of its estado.';
comment on column reservas.tarde is 'The minutes by which its people came late; null where nobody has said so.';
comment on column reservas.estado_hasta is 'The civil moment until which `estado` holds, from when on time has completed or cancelled it; null where time changes it no more.';
comment on column reservas.abono_vendido_id is 'The abono whose places the booking uses.';
comment on column reservas.serie_id is 'The turno fijo with which the booking was made; null where it was made alone.';
comment on trigger reservas_pagado_hasta_el_precio on reservas is 'No money comes in beyond the price of a booking. A price that falls may leave more paid than is owed.';

create table sal_de_sesiones (
  id integer default 1 not null,
  sal text not null,
  constraint sal_de_sesiones_unica CHECK ((id = 1)),
  constraint sal_de_sesiones_pkey PRIMARY KEY (id)
);
comment on table sal_de_sesiones is 'What is joined to the secret of the sessions since the centre was restored, one row (decision 24).';

create table series (
  id bigint generated always as identity not null,
  usuario_id bigint,
  inicio timestamp without time zone not null,
  cada integer not null,
  veces integer not null,
  personas integer not null,
  creada_en timestamp with time zone not null,
  constraint series_cada_check CHECK (((cada >= 1) AND (cada <= 2))),
  constraint series_personas_check CHECK (((personas >= 1) AND (personas <= 4))),
  constraint series_veces_check CHECK (((veces >= 2) AND (veces <= 12))),
  constraint series_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint series_pkey PRIMARY KEY (id)
);
CREATE INDEX series_por_usuario ON public.series USING btree (usuario_id, id) WHERE (usuario_id IS NOT NULL);
comment on table series is 'Turnos fijos as they were asked for; what became of each date is in its booking.';
comment on column series.usuario_id is 'Whose it is; null once the person was erased.';
comment on column series.inicio is 'The beginning of the first date, in civil time.';
comment on column series.cada is 'The weeks from one date to the next.';

create table sucesos (
  id bigint generated always as identity not null,
  transaccion xid8 default pg_current_xact_id() not null,
  que text not null,
  sobre bigint not null,
  antes jsonb,
  constraint sucesos_pkey PRIMARY KEY (id)
);
comment on table sucesos is 'What a transaction has done that webhooks may have to be told of; gone before it commits, or where that was not possible soon after.';
comment on column sucesos.antes is 'What a booking was before the change, as far as it says what the change is; of a deleted one, what the desk saw.';

create table suscripciones (
  id bigint generated always as identity not null,
  usuario_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  dispositivo text not null,
  creada_en timestamp with time zone not null,
  ultimo_envio timestamp with time zone,
  constraint suscripciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE,
  constraint suscripciones_pkey PRIMARY KEY (id),
  constraint suscripciones_endpoint_unico UNIQUE (endpoint)
);
CREATE INDEX suscripciones_por_usuario ON public.suscripciones USING btree (usuario_id, id);
comment on table suscripciones is 'The browsers that people have asked to show what is told to them; an endpoint belongs to who subscribed it last.';
comment on column suscripciones.endpoint is 'The address of the push service to which what is told is sent.';
comment on column suscripciones.p256dh is 'The public key of the browser, for which what is sent is encrypted (RFC 8291).';
comment on column suscripciones.auth is 'The secret that the browser shares with this centre alone (RFC 8291).';
comment on column suscripciones.dispositivo is 'What its owner calls the device.';

create table tokens (
  id bigint generated always as identity not null,
  nombre text not null,
  alcances text[] not null,
  hash text,
  usuario_id bigint,
  creado_en timestamp with time zone not null,
  vence_en timestamp with time zone,
  ultimo_uso timestamp with time zone,
  constraint tokens_de_alguien CHECK (((hash IS NULL) OR (usuario_id IS NOT NULL))),
  constraint tokens_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE SET NULL,
  constraint tokens_pkey PRIMARY KEY (id),
  constraint tokens_hash_key UNIQUE (hash)
);
CREATE INDEX tokens_por_usuario ON public.tokens USING btree (usuario_id);
comment on table tokens is 'With what programs of others make calls; one that has ended stays, for the trail names it.';
comment on column tokens.hash is 'The hash of the token (SHA-256), by which it is found; null once it has ended.';
comment on column tokens.usuario_id is 'The administrator who made it, for whom it acts; null once that account was erased.';
comment on column tokens.vence_en is 'From then on it does not count; null where it does not end by itself.';
comment on column tokens.ultimo_uso is 'When a call was made with it, to the minute.';

create table trabajos_del_dia (
  trabajo text not null,
  dia date,
  hecho_en timestamp with time zone,
  tomado_en timestamp with time zone,
  constraint trabajos_del_dia_pkey PRIMARY KEY (trabajo)
);
comment on table trabajos_del_dia is 'The last day for which each job of a new day was done.';
comment on column trabajos_del_dia.tomado_en is 'When somebody took a job that is no transaction; without a `dia` it was taken and never done.';

create table usuarios (
  id bigint generated always as identity not null,
  nombre text not null,
  apellido text not null,
  nombre_busqueda text not null,
  email text,
  genero text not null,
  telefono text not null,
  contrasena_hash text,
  rol text not null,
  estado text default 'ACTIVO'::text not null,
  version_sesion integer default 1 not null,
  creado_en timestamp with time zone not null,
  nota text default ''::text not null,
  email_confirmado boolean default false not null,
  telefono_busqueda text generated always as (telefono_comparable(telefono)) stored not null,
  email_de_programa boolean default false not null,
  constraint usuarios_apellido_check CHECK (((length(apellido) >= 1) AND (length(apellido) <= 60))),
  constraint usuarios_con_email CHECK (((rol = 'CLIENT'::text) OR (email IS NOT NULL))),
  constraint usuarios_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint usuarios_estado_check CHECK ((estado = ANY (ARRAY['ACTIVO'::text, 'INACTIVO'::text]))),
  constraint usuarios_genero_check CHECK ((genero = ANY (ARRAY['MASCULINO'::text, 'FEMENINO'::text, 'OTROS'::text]))),
  constraint usuarios_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60))),
  constraint usuarios_nota_check CHECK ((length(nota) <= 1000)),
  constraint usuarios_rol_check CHECK ((rol = ANY (ARRAY['ADMIN'::text, 'RECEPCION'::text, 'CLIENT'::text]))),
  constraint usuarios_pkey PRIMARY KEY (id)
);
CREATE INDEX usuarios_por_llegada ON public.usuarios USING btree (creado_en) WHERE (rol = 'CLIENT'::text);
CREATE INDEX usuarios_por_rol ON public.usuarios USING btree (rol, nombre_busqueda, id);
CREATE TRIGGER clientes_contados_al_crear AFTER INSERT ON public.usuarios FOR EACH ROW WHEN ((new.rol = 'CLIENT'::text)) EXECUTE FUNCTION anotar_suceso('cliente', 'id');
CREATE UNIQUE INDEX usuarios_email_unico ON public.usuarios USING btree (email);
comment on table usuarios is 'The people: clients with and without a login, and who works at the centre.';
comment on column usuarios.nombre_busqueda is '''nombre apellido'' in lower case without accents, which searches and orders by name look at.';
comment on column usuarios.email is 'Null for a client without a login.';
comment on column usuarios.contrasena_hash is 'Null until an e-mail is given, and a password is chosen by its link.';
comment on column usuarios.version_sesion is 'Every token carries the one that it was made with; raising it voids them all.';
comment on column usuarios.nota is 'A note that only the desk sees.';
comment on column usuarios.email_confirmado is 'True once a link that was sent to the address was followed.';
comment on column usuarios.telefono_busqueda is 'What is left of the telephone to find it by, however it was written down.';
comment on column usuarios.email_de_programa is 'True while the e-mail is one that a program wrote and nobody of the desk has confirmed: it opens no way in and gets no letters.';

create table webhooks (
  id bigint generated always as identity not null,
  url text not null,
  eventos text[] not null,
  activo boolean not null,
  secreto text not null,
  fallos integer default 0 not null,
  apagado_en timestamp with time zone,
  creado_en timestamp with time zone not null,
  constraint webhooks_pkey PRIMARY KEY (id)
);
comment on table webhooks is 'The programs of others that are told what happens.';
comment on column webhooks.eventos is 'The kinds of what happens that it is told of.';
comment on column webhooks.secreto is 'What envíos to it are signed with (`whsec_…`), as it is: signing needs it.';
comment on column webhooks.fallos is 'How many tries in a row have failed; at a hundred it is turned off.';
comment on column webhooks.apagado_en is 'When the centre turned it off for its failures; null once somebody has seen to it.';

CREATE OR REPLACE FUNCTION public.abonos_compartidos_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform contar_eventos(array[
    'abonos ' || coalesce(new.abono_vendido_id, old.abono_vendido_id) || ' ' ||
      coalesce(new.usuario_id, old.usuario_id)]);
  return null;
end $function$;
comment on function abonos_compartidos_en_vivo is 'Tells a person that an abono is shared with them, or not any more.';

CREATE OR REPLACE FUNCTION public.abonos_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  suyo bigint := coalesce(new.id, old.id);
begin
  perform contar_eventos(array(
    select 'abonos ' || suyo || ' ' || quien from (
      select coalesce(new.usuario_id, old.usuario_id) as quien
      union select usuario_id from abonos_compartidos where abono_vendido_id = suyo
      union select 0) q
    where quien is not null));
  return null;
end $function$;
comment on function abonos_en_vivo is 'Tells the screens of the desk and of who may use it that an abono changed.';

CREATE OR REPLACE FUNCTION public.anotar_cambio_de_reserva()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
comment on function anotar_cambio_de_reserva is 'Notes that a booking changed, with what it was, for the webhooks that are on.';

CREATE OR REPLACE FUNCTION public.anotar_reserva_borrada(id bigint, vista jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from webhooks where activo) then
    insert into sucesos (que, sobre, antes) values ('borrada', id, vista);
    raise notice 'sucesos';
  end if;
end $function$;
comment on function anotar_reserva_borrada is 'Notes that a booking is deleted, with what the desk saw of it, for the webhooks that are on.';

CREATE OR REPLACE FUNCTION public.anotar_suceso()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
comment on function anotar_suceso is 'Notes what happened to the row, for the webhooks that are on.';

CREATE OR REPLACE FUNCTION public.asiento_movido()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform rechazar_sobreventa(array(select r.franja_id from reservas r where r.id = new.reserva_id));
  return null;
end $function$;
comment on function asiento_movido is 'Holds the franja of a booking that a place was moved to against its counter.';

CREATE OR REPLACE FUNCTION public.asientos_cambiados()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;
comment on function asientos_cambiados is 'Holds the franjas of the places that were added against their counters, and tells the screens the bookings, and other programs where there is a webhook; the days are told by the counters.';

CREATE OR REPLACE FUNCTION public.asientos_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  reserva_ids bigint[];
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'DELETE' then
    reserva_ids := array(select reserva_id from viejas);
  else
    reserva_ids := array(select reserva_id from nuevas union select reserva_id from viejas);
  end if;
  select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids
  from reservas where id = any (reserva_ids);
  if ids is not null then
    perform contar_reservas(ids, usuarios, franja_ids);
  end if;
  return null;
end $function$;
comment on function asientos_en_vivo is 'Tells the screens the bookings whose people changed, and their days.';

CREATE OR REPLACE FUNCTION public.asistencia_olvidada()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update asientos set presente = null where reserva_id = new.id and presente is not null;
  update reservas set tarde = null where id = new.id and tarde is not null;
  return null;
end $function$;
comment on function asistencia_olvidada is 'Forgets who came and how late: what was seen of one franja says nothing of another.';

CREATE OR REPLACE FUNCTION public.caja_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform contar_eventos(array['caja ' || to_char(new.fecha, 'YYYY-MM-DD')]);
  return null;
end $function$;
comment on function caja_en_vivo is 'Tells the screens of the desk the day whose drawer changed.';

CREATE OR REPLACE FUNCTION public.config_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform contar_eventos(array['config']);
  return null;
end $function$;
comment on function config_en_vivo is 'Tells the screens that what they know of the centre is out of date.';

CREATE OR REPLACE FUNCTION public.contar_eventos(eventos text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  evento text;
begin
  if cardinality(eventos) > 500 then
    eventos := array['todo'];
  end if;
  foreach evento in array eventos loop
    perform pg_notify('eventos', pg_current_xact_id()::text || ' ' || evento);
  end loop;
end $function$;
comment on function contar_eventos is 'Sends events, each with its transaction; a statement that changes more than anybody could follow makes the screens begin anew instead (decision 29).';

CREATE OR REPLACE FUNCTION public.contar_reservas(ids bigint[], usuarios bigint[], franja_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform contar_eventos(array(
    select distinct 'reservas ' || id || ' ' || coalesce(usuario, 0) from unnest(ids, usuarios) as r (id, usuario)
    union all
    select distinct 'dia ' || to_char(fecha, 'YYYY-MM-DD') from franjas where id = any (franja_ids)));
end $function$;
comment on function contar_reservas is 'Tells bookings to their holders and the desk, and their days: what the desk sees there changes although its places may not.';

CREATE OR REPLACE FUNCTION public.esperas_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;
comment on function esperas_en_vivo is 'Tells the screens of the desk and of whoever waits there that the line of a franja changed.';

CREATE OR REPLACE FUNCTION public.excepcion_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
comment on function excepcion_en_vivo is 'Tells the screens the days of an exception, also where it moves no franja: why a day is closed is said there.';

CREATE OR REPLACE FUNCTION public.franja_cerrada_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform contar_eventos(array(
    select 'reservas ' || r.id || ' ' || coalesce(r.usuario_id, 0) from reservas r
    where r.franja_id = new.id and r.estado in ('PENDIENTE', 'CONFIRMADA')));
  return null;
end $function$;
comment on function franja_cerrada_en_vivo is 'Tells the screens the bookings in a franja that was closed, opened or got another reason.';

CREATE OR REPLACE FUNCTION public.franja_con_otras_horas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reservas set estado_hasta = null where franja_id = new.id and estado_hasta is not null;
  return null;
end $function$;
comment on function franja_con_otras_horas is 'Gives the bookings of a franja whose hours change another `estado_hasta`.';

CREATE OR REPLACE FUNCTION public.franja_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform contar_eventos(array['dia ' || to_char(new.fecha, 'YYYY-MM-DD')]);
  if new.fecha <> old.fecha then
    perform contar_eventos(array['dia ' || to_char(old.fecha, 'YYYY-MM-DD')]);
  end if;
  return null;
end $function$;
comment on function franja_en_vivo is 'Tells the screens the day of a franja that changed, and the day that it was on before.';

CREATE OR REPLACE FUNCTION public.franja_liberada()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform rechazar_sobreventa(array[new.id]);
  return null;
end $function$;
comment on function franja_liberada is 'Holds a franja that gives places back against its places; taking them costs nothing more.';

CREATE OR REPLACE FUNCTION public.franjas_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform contar_eventos(array(select distinct 'dia ' || to_char(fecha, 'YYYY-MM-DD') from cambiadas));
  return null;
end $function$;
comment on function franjas_en_vivo is 'Tells the screens the days of the franjas that were added or taken off.';

CREATE OR REPLACE FUNCTION public.lugares_retenidos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;
comment on function lugares_retenidos is 'Holds the places of an offer in its franja, and gives them back with it.';

CREATE OR REPLACE FUNCTION public.movimientos_de_abono_sumados()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  update abonos_vendidos
  set disponibles = disponibles + new.lugares, valor = valor + new.valor
  where id = new.abono_vendido_id;
  return null;
end $function$;
comment on function movimientos_de_abono_sumados is 'Keeps the sums of the ledger in its abono, whose CHECK refuses to use more places than there are.';

CREATE OR REPLACE FUNCTION public.ofertas_sin_aviso_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform contar_eventos(array(
    select 'esperas ' || franja_id || ' 0' from esperas where id = (old.datos ->> 'esperaId')::bigint));
  return null;
end $function$;
comment on function ofertas_sin_aviso_en_vivo is 'Tells the screens of the desk that an e-mail does not tell of an offer, or does after all.';

CREATE OR REPLACE FUNCTION public.overrides_tramos_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform contar_eventos(array(
    select 'dia ' || to_char(fecha, 'YYYY-MM-DD') from overrides where id in (old.override_id, new.override_id)));
  return null;
end $function$;
comment on function overrides_tramos_en_vivo is 'Tells the screens the day whose own hours changed.';

CREATE OR REPLACE FUNCTION public.pagos_sumados()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  cambio integer := 0;
begin
  if tg_op <> 'INSERT' then
    cambio := -old.neto;
  end if;
  if tg_op <> 'DELETE' then
    cambio := cambio + new.neto;
  end if;
  if cambio <> 0 and coalesce(new.reserva_id, old.reserva_id) is not null then
    update reservas set pagado = pagado + cambio where id = coalesce(new.reserva_id, old.reserva_id);
  elsif cambio <> 0 then
    update abonos_vendidos set pagado = pagado + cambio
    where id = coalesce(new.abono_vendido_id, old.abono_vendido_id);
  end if;
  return null;
end $function$;
comment on function pagos_sumados is 'Keeps the sum of the payments of a booking or an abono in its `pagado`.';

CREATE OR REPLACE FUNCTION public.recados_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform contar_eventos(array['reservas ' || coalesce(new.reserva_id, old.reserva_id) || ' 0']);
  return null;
end $function$;
comment on function recados_en_vivo is 'Tells the booking to the screens of the desk only: its event names nobody''s number.';

CREATE OR REPLACE FUNCTION public.rechazar_por_nombre()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% refuses % of % %', tg_name, lower(tg_op), tg_table_name, old.id
    using errcode = 'check_violation', constraint = tg_name;
end $function$;
comment on function rechazar_por_nombre is 'Refuses, by the name of the trigger, what no code above it should ever ask for.';

CREATE OR REPLACE FUNCTION public.rechazar_sobreventa(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;
comment on function rechazar_sobreventa is 'The last word on overbooking: refuses a statement after which a franja holds more places, sold or offered, than its counter, which its capacity bounds (decision 3).';

CREATE OR REPLACE FUNCTION public.reserva_con_plazo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.estado_hasta := (select case new.estado
    when 'CONFIRMADA' then f.fin when 'PENDIENTE' then coalesce(new.senia_vence, f.inicio) end
  from franjas f where f.id = new.franja_id);
  return new;
end $function$;
comment on function reserva_con_plazo is 'Keeps until when a booking''s estado holds, as `estadoHastaDe` of the contract says it.';

CREATE OR REPLACE FUNCTION public.reservas_cambiadas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform rechazar_sobreventa(array(select distinct c.franja_id from cambiados c));
  return null;
end $function$;
comment on function reservas_cambiadas is 'Holds the franjas of the bookings that changed against their counters.';

CREATE OR REPLACE FUNCTION public.reservas_en_vivo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  ids bigint[];
  usuarios bigint[];
  franja_ids bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids from viejas;
  else
    select array_agg(id), array_agg(usuario_id), array_agg(franja_id) into ids, usuarios, franja_ids
    from (select id, usuario_id, franja_id from nuevas union select id, usuario_id, franja_id from viejas) c;
  end if;
  if ids is not null then
    perform contar_reservas(ids, usuarios, franja_ids);
  end if;
  return null;
end $function$;
comment on function reservas_en_vivo is 'Tells the screens the bookings that changed or were deleted, and their days; a new one is told by its places.';

CREATE OR REPLACE FUNCTION public.telefono_comparable(telefono text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(telefono,
    '[^0-9+]', '', 'g'),
    '^(\+54|0054|54(?=[0-9]{10}))9?|^9(?=[0-9]{10}$)', ''),
    '^0', ''),
    '^(?=[0-9]{12}$)(11|[23][0-9]{2,3})15', '\1'),
    '\+', '', 'g')
$function$;
comment on function telefono_comparable is 'What is left of a telephone once what people put before the number is taken away; `telefonoComparable` of the contract does the same.';
