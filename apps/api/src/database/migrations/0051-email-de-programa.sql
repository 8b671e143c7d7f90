-- An e-mail that a program wrote opens no account until somebody of the desk has confirmed it (rules §24.3).
alter table usuarios add column email_de_programa boolean default false not null;
comment on column usuarios.email_de_programa is
  'True while the e-mail is one that a program wrote and nobody of the desk has confirmed: it opens no way in and gets no letters.';
