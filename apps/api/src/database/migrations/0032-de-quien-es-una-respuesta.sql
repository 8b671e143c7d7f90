-- Whom and which booking a kept answer tells of: what is erased with them was looked for inside of it.
alter table idempotencia add column persona_id bigint, add column reserva_id bigint;
update idempotencia set
  persona_id = (respuesta #>> '{cliente,id}')::bigint,
  reserva_id = (respuesta #>> '{pago,reservaId}')::bigint
where json_typeof(respuesta) = 'object';
