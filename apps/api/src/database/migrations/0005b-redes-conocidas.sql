-- The networks that an account has logged in from, as marks that can be recognised and not read: what strangers fail
-- elsewhere does not lock it out there.
create table redes_conocidas (
  usuario_id bigint not null references usuarios on delete cascade,
  huella text not null,
  vista_en timestamptz not null,
  primary key (usuario_id, huella)
);
