-- A list of prices counts from its day on, until the next one; the first, which the configuration
-- brings, has no day.
create table listas_de_precios (
  id bigint generated always as identity primary key,
  desde date constraint listas_de_precios_desde_unico unique
);
create unique index listas_de_precios_una_primera on listas_de_precios ((true)) where desde is null;

insert into listas_de_precios (desde) select null from config;

alter table precios add column lista_id bigint references listas_de_precios (id) on delete cascade;
update precios set lista_id = (select id from listas_de_precios);
alter table precios alter column lista_id set not null;
alter table precios drop constraint precios_pkey;
alter table precios add primary key (lista_id, capacidad);
