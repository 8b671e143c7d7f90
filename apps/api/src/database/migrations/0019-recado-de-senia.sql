-- The desk also tells by WhatsApp whose booking waits for its seña.
alter table recados
  drop constraint recados_tipo_valido,
  add constraint recados_tipo_valido check (tipo in ('RECORDATORIO', 'CAMBIO', 'CIERRE', 'SENIA'));
