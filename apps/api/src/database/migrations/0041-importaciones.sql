-- Clients that were brought from elsewhere (rules §21).

create table importaciones (
  id bigint generated always as identity primary key,
  creada_en timestamptz not null,
  deshecha_en timestamptz
);

create table importados (
  importacion_id bigint not null references importaciones (id) on delete cascade,
  usuario_id bigint not null references usuarios (id) on delete cascade,
  creado boolean not null,
  invitar_en timestamptz,
  invitado_en timestamptz,
  primary key (importacion_id, usuario_id)
);

create index importados_por_usuario on importados (usuario_id);
create index importados_por_invitar on importados (invitar_en)
  where invitar_en is not null and invitado_en is null;

comment on table importaciones is 'The files of clients that were brought from elsewhere, which can be undone for a day.';
comment on column importaciones.deshecha_en is 'Null while the clients that it made are there.';
comment on table importados is 'The clients that an importacion made or completed.';
comment on column importados.creado is 'False for a client who was there before, and got what was missing.';
comment on column importados.invitar_en is 'When the bienvenida is due; null for who is not invited.';
comment on column importados.invitado_en is 'When the bienvenida was queued.';
