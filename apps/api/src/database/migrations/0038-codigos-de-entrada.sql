-- Entering by a code that was mailed (rules §19.8).

create table codigos (
  email text primary key,
  numero integer not null default 1,
  semilla text not null,
  anteriores text[] not null default '{}',
  vence_en timestamptz not null,
  fallidos smallint not null default 0 constraint codigos_fallidos check (fallidos between 0 and 5),
  usado_en timestamptz
);

create index codigos_vence on codigos (vence_en);

comment on table codigos is 'The code by which the reader of a mailbox enters, the last one that was asked for. Deleted once it is over.';
comment on column codigos.email is 'Of whoever asked: an account may or may not have it.';
comment on column codigos.numero is 'How many codes were asked for. The letter of an earlier one is not sent any more.';
comment on column codigos.semilla is 'Random. The six digits are made of it and of a secret that the database does not hold.';
comment on column codigos.anteriores is 'Of the codes that this one has ended, the latest first.';
comment on column codigos.fallidos is 'The wrong tries; after five the code is over.';
