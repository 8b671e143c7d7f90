-- What is joined to the secret of the sessions since the centre was restored (docs/decisions/0024).
create table sal_de_sesiones (
  id integer primary key default 1 constraint sal_de_sesiones_unica check (id = 1),
  sal text not null
);
