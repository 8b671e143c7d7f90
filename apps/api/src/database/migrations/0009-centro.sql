-- What the owner says about the centre; without a row the built-in brand counts.
create table centro (
  id integer primary key default 1 constraint centro_unico check (id = 1),
  nombre text not null,
  lema text not null,
  ciudad text not null,
  direccion text not null,
  -- Null where the link follows from the address.
  mapa text,
  como_se_paga text not null,
  telefono text not null,
  email text not null,
  whatsapp text not null,
  instagram text not null,
  horarios jsonb not null
);
