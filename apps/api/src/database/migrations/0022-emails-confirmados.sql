-- An address is confirmed once its owner has followed a link that was sent there. The addresses that
-- there were have been in use, so they count as confirmed.
alter table usuarios add column email_confirmado boolean not null default false;
update usuarios set email_confirmado = true where email is not null;

create table confirmaciones (
  usuario_id bigint primary key references usuarios on delete cascade,
  email text not null,
  token_hash text not null unique,
  vence_en timestamptz not null
);

-- True of a link that was mailed: whoever uses it reads the account's address. One that somebody
-- hands over says nothing of it.
alter table password_resets add column por_email boolean not null default false;
