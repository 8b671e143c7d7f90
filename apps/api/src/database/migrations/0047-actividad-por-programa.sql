-- The trail is read by the program that did it (rules §15.1), and says which programs have ever done something.

create index auditoria_por_programa on auditoria (token_id, ocurrido_en, id) where token_id is not null;
