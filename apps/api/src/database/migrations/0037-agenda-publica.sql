-- Whether anybody sees the agenda, and which other web pages may show it (rules §19).

alter table config
  add column agenda_publica boolean not null default true,
  add column sitios_que_embeben text[] not null default '{}';

comment on column config.agenda_publica is 'Whether the agenda is shown to people without an account.';
comment on column config.sitios_que_embeben is 'The origins of the web pages that may show the agenda in a frame.';
