-- What each table, trigger and function is for, and what a column means where its name does not say
-- it. docs/database.md is made of them. A trigger without a comment does what its function's says.

comment on table asientos is 'The people of a booking, a row each: its holder and their companions.';
comment on column asientos.es_titular is 'True of the holder''s own place.';
comment on column asientos.presente is 'Whether they came; null until somebody says so.';

comment on table auditoria is 'The trail: who did what and when, with what was there before and after.';
comment on column auditoria.usuario_id is 'Whose session did it; null where nobody''s did. Not a reference, so that erasing a person keeps the trail.';
comment on column auditoria.accion is 'One of the contract''s ACCIONES.';
comment on column auditoria.entidad is 'The noun that it was done to; `entidad_id` is the id there.';

comment on table avisos is 'What is to be told by e-mail: written in the transaction of what it tells, sent after it, tried until it is told or no longer worth telling.';
comment on column avisos.usuario_id is 'Whom it is about, where that is known. Not a reference: erasing the person deletes it itself.';
comment on column avisos.reserva_id is 'The booking that it is about. Not a reference: that a booking was deleted is told as well.';
comment on column avisos.datos is 'What its text needs beyond the ids; null once it was sent.';
comment on column avisos.vence_en is 'From then on it is no longer tried.';
comment on column avisos.proximo_en is 'When it is tried next; while it is being sent, when another instance may take it for lost. Null once it was sent or has failed.';
comment on column avisos.clave is 'Names what is told only once, however often it is looked for; null for what may be told again.';

comment on table bloqueos is 'Exceptions that close whole days or some hours of them.';
comment on column bloqueos.hora_inicio is 'Null, as `hora_fin`, where whole days are closed.';

comment on table calendarios is 'The secret address of a person''s calendar.';
comment on column calendarios.secreto_hash is 'Only the hash is kept.';
comment on column calendarios.desde is 'Since when there is this address.';
comment on column calendarios.leida_en is 'When a calendar read it last; null until one does.';

comment on table centro is 'What the owner says about the centre, one row; without it the built-in brand counts.';
comment on column centro.mapa is 'Null where the link follows from the address.';

comment on table cierres_de_caja is 'The days whose drawer was counted; a reopened one stays and no longer counts.';
comment on column cierres_de_caja.motivo is 'Why it was reopened.';

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

comment on table confirmaciones is 'The link that confirms an account''s e-mail, until it is followed.';
comment on column confirmaciones.email is 'The address that it confirms, and no later one.';

comment on table conteos_de_caja is 'What should have been in the drawer of a closed day and what was, a row for each means of payment.';

comment on table feriados is 'Exceptions that close a day because it is a holiday.';

comment on table franjas is 'The times that can be booked, with their places.';
comment on column franjas.fecha is 'The day of `inicio`.';
comment on column franjas.inicio is 'Civil time of the centre.';
comment on column franjas.ocupados is 'The places of the bookings that are not cancelled. One conditional update changes it, with the CHECK behind it (decision 3).';
comment on column franjas.bloqueada is 'Blocked by hand.';
comment on column franjas.motivo is 'Why it was blocked by hand.';
comment on column franjas.bloqueo_id is 'The bloqueo that covers it, if one does; only deleting that one frees it.';
comment on column franjas.origen is 'GENERADA by the plan, or MANUAL.';
comment on column franjas.editada is 'Changed by hand: the plan no longer withdraws it or changes its capacity.';
comment on column franjas.retirada is 'By whom it was taken off the calendar. Its row stays while bookings remember it, or so that the plan does not bring it back (decision 4).';
comment on column franjas.motivo_del_plan is 'Why the plan blocks it although bookings are in it; null where it does not.';
comment on column franjas.cerrada_desde is 'Since when nobody can book it; null where it can be booked, ''-infinity'' where it was closed before this was known.';

comment on table horarios_base is 'The days of the week, and whether the centre opens on them.';
comment on table horarios_base_tramos is 'The opening hours of each day of the week.';

comment on table idempotencia is 'The first answer to a request with a key, given again when it is repeated; kept for a day.';
comment on column idempotencia.huella is 'Tells whether a repeated request asks for the same.';
comment on column idempotencia.respuesta is 'Null while the first request is at work; `json`, which keeps the order of its fields.';

comment on table limites is 'Counters of attempts, which all instances share; the columns are those of rate-limiter-flexible.';

comment on table listas_de_precios is 'The lists of prices, each of which counts from its day on until the next one.';
comment on column listas_de_precios.desde is 'Null for the list that the centre began with.';

comment on table movimientos_de_caja is 'Cash that moves without a booking. A row never changes but that it may be annulled once.';
comment on column movimientos_de_caja.fecha is 'The civil day on which the money moved.';
comment on column movimientos_de_caja.neto is 'What the row adds to the drawer.';

comment on table overrides is 'Exceptions that give a day other hours or another capacity.';
comment on column overrides.capacidad is 'Null where it is the usual one.';
comment on table overrides_tramos is 'The hours of a day that has its own.';

comment on table pagos is 'What was paid for a booking and what was given back. A row never changes but that it may be annulled once (decision 30).';
comment on column pagos.fecha is 'The civil day on which the money moved.';
comment on column pagos.motivo is 'Why it was annulled.';
comment on column pagos.neto is 'What the row adds to what was paid.';

comment on table password_resets is 'The links by which a password is chosen.';
comment on column password_resets.por_email is 'True of a link that was mailed, whose user reads the account''s address; one that somebody hands over says nothing of it.';

comment on table precios is 'What a turn costs by its number of people, in each list of prices.';
comment on column precios.capacidad is 'The number of people.';

comment on table recados is 'What the desk has told by WhatsApp, of a booking in a franja: one that is moved is to be told again.';

comment on table redes_conocidas is 'The networks that an account has logged in from: what strangers fail elsewhere does not lock it out there.';
comment on column redes_conocidas.huella is 'A mark that can be recognised and not read.';

comment on table reloj is 'The latest moment seen on a clock that was to be believed, one row (decision 16).';

comment on table reservas is 'The bookings.';
comment on column reservas.usuario_id is 'Its holder; null once the person was erased, of whom only the accounts remain (decision 10).';
comment on column reservas.estado is 'What a person decided; that it is over, or was not confirmed in time, follows from when it is looked at.';
comment on column reservas.estado_hasta is 'The civil moment until which `estado` holds, from when on time has completed or cancelled it; null where time changes it no more.';
comment on column reservas.secuencia is 'Grows with every change, as calendars ask (RFC 5545 §3.8.7.4).';
comment on column reservas.en_franja_desde is 'Since when it holds its franja, where not since it was made: reminders that were due before are not sent.';
comment on column reservas.pagado is 'The sum of its payments, which the trigger `pagos_sumados` keeps.';
comment on column reservas.senia_porcentaje is 'The part of the price that confirms it.';
comment on column reservas.senia_vence is 'The civil moment at which it is cancelled without its seña. Both stay on one that time has cancelled, and go with every other change of its estado.';
comment on column reservas.tarde is 'The minutes by which its people came late; null where nobody has said so.';

comment on table sal_de_sesiones is 'What is joined to the secret of the sessions since the centre was restored, one row (decision 24).';

comment on table trabajos_del_dia is 'The last day for which each job of a new day was done.';
comment on column trabajos_del_dia.tomado_en is 'When somebody took a job that is no transaction; without a `dia` it was taken and never done.';

comment on table usuarios is 'The people: clients with and without a login, and who works at the centre.';
comment on column usuarios.nombre_busqueda is '''nombre apellido'' in lower case without accents, which searches and orders by name look at.';
comment on column usuarios.email is 'Null for a client without a login.';
comment on column usuarios.contrasena_hash is 'Null until an e-mail is given, and a password is chosen by its link.';
comment on column usuarios.version_sesion is 'Every token carries the one that it was made with; raising it voids them all.';
comment on column usuarios.nota is 'A note that only the desk sees.';
comment on column usuarios.email_confirmado is 'True once a link that was sent to the address was followed.';
comment on column usuarios.telefono_busqueda is 'What is left of the telephone to find it by, however it was written down.';

comment on function asiento_movido is 'Holds the franja of a booking that a place was moved to against its counter.';
comment on function asientos_cambiados is 'Holds the franjas of the places that were added against their counters.';
comment on function asientos_en_vivo is 'Tells the screens the bookings whose people changed, and their days.';
comment on function asistencia_olvidada is 'Forgets who came and how late: what was seen of one franja says nothing of another.';
comment on function caja_en_vivo is 'Tells the screens of the desk the day whose drawer changed.';
comment on function config_en_vivo is 'Tells the screens that what they know of the centre is out of date.';
comment on function contar_eventos is 'Sends events, each with its transaction; a statement that changes more than anybody could follow makes the screens begin anew instead (decision 29).';
comment on function contar_reservas is 'Tells bookings to their holders and the desk, and their days: what the desk sees there changes although its places may not.';
comment on function excepcion_en_vivo is 'Tells the screens the days of an exception, also where it moves no franja: why a day is closed is said there.';
comment on function franja_con_otras_horas is 'Gives the bookings of a franja whose hours change another `estado_hasta`.';
comment on function franja_liberada is 'Holds a franja that gives places back against its places; taking them costs nothing more.';
comment on function franjas_en_vivo is 'Tells the screens the days of the franjas that changed, and the bookings in those that were closed, opened or got another reason.';
comment on function overrides_tramos_en_vivo is 'Tells the screens the day whose own hours changed.';
comment on function pagos_sumados is 'Keeps the sum of a booking''s payments in `reservas.pagado`.';
comment on function recados_en_vivo is 'Tells the booking to the screens of the desk only: its event names nobody''s number.';
comment on function rechazar_por_nombre is 'Refuses, by the name of the trigger, what no code above it should ever ask for.';
comment on function rechazar_sobreventa is 'The last word on overbooking: refuses a statement after which a franja holds more places than its counter, which its capacity bounds (decision 3).';
comment on function reserva_con_plazo is 'Keeps until when a booking''s estado holds, as `estadoHastaDe` of the contract says it.';
comment on function reservas_cambiadas is 'Holds the franjas of the bookings that changed against their counters.';
comment on function reservas_en_vivo is 'Tells the screens the bookings that changed, and their days.';
comment on function telefono_comparable is 'What is left of a telephone once what people put before the number is taken away; `telefonoComparable` of the contract does the same.';

comment on trigger cierres_de_caja_intactos on cierres_de_caja is 'A cierre may be reopened once; nothing else of it changes but that a person is erased.';
comment on trigger cierres_de_caja_sin_borrar on cierres_de_caja is 'A cierre is never deleted.';
comment on trigger conteos_de_caja_intactos on conteos_de_caja is 'What was counted is never changed or deleted.';
comment on trigger movimientos_de_caja_intactos on movimientos_de_caja is 'A movement may be annulled once; nothing else of it changes but that a person is erased.';
comment on trigger movimientos_de_caja_sin_borrar on movimientos_de_caja is 'A movement is never deleted.';
comment on trigger pagos_intactos on pagos is 'A payment stays as it was written, but that it may be annulled once.';
comment on trigger pagos_sin_borrar on pagos is 'A payment that counts is never deleted; an annulled one goes with its booking.';
comment on trigger reservas_pagado_hasta_el_precio on reservas is 'No money comes in beyond the price of a booking. A price that falls may leave more paid than is owed.';
