-- What the trail is read by: all of it, or one person's, the newest first.
create index auditoria_por_momento on auditoria (ocurrido_en, id);
create index auditoria_por_usuario on auditoria (usuario_id, ocurrido_en, id);
