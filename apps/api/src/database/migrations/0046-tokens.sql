-- Programs of others make calls with a token (rules §24), and what one does stands in the trail under its name.

create table tokens (
  id bigint generated always as identity primary key,
  nombre text not null,
  alcances text[] not null,
  hash text unique,
  usuario_id bigint references usuarios (id) on delete set null,
  creado_en timestamptz not null,
  vence_en timestamptz,
  ultimo_uso timestamptz,
  constraint tokens_de_alguien check (hash is null or usuario_id is not null)
);
create index tokens_por_usuario on tokens (usuario_id);

alter table auditoria add column token_id bigint references tokens (id);

comment on table tokens is 'With what programs of others make calls; one that has ended stays, for the trail names it.';
comment on column tokens.hash is 'The hash of the token (SHA-256), by which it is found; null once it has ended.';
comment on column tokens.usuario_id is 'The administrator who made it, for whom it acts; null once that account was erased.';
comment on column tokens.vence_en is 'From then on it does not count; null where it does not end by itself.';
comment on column tokens.ultimo_uso is 'When a call was made with it, to the minute.';
comment on column auditoria.token_id is 'The token with which a program did it for usuario_id; null where a person did.';
