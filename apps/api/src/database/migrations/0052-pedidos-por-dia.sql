-- What a program was answered leaves a count for each day and call, which the owner sees beside its token (rules §24.8).

create table pedidos_por_dia (
  token_id bigint not null references tokens (id),
  fecha date not null,
  llamada text not null,
  veces integer not null check (veces > 0),
  primary key (token_id, fecha, llamada)
);

comment on table pedidos_por_dia is 'How often a program was answered a call on a day, kept for 30 days.';
comment on column pedidos_por_dia.fecha is 'The day of the centre''s own time.';
comment on column pedidos_por_dia.llamada is 'The call as the contract writes it, such as GET /clientes, with no id in it.';
