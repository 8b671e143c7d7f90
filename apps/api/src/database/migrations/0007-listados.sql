-- What pages of lists are cut from, read from the index alone however deep the page lies (rules §10.6).
create index reservas_por_novedad on reservas (id) include (estado, franja_id);
create index asientos_por_tipo on asientos (es_titular, id);
create index auditoria_por_cosa on auditoria (entidad, ocurrido_en, id);
