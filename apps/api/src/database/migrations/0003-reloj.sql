-- The latest moment that the database has seen on a clock that was to be believed (docs/decisions/0016).
create table reloj (
  id integer primary key default 1 constraint reloj_unico check (id = 1),
  visto_en timestamptz not null
);

-- The last day for which each work that comes with a new day was done.
create table trabajos_del_dia (
  trabajo text primary key,
  dia date not null
);

-- The few that are cancelled or wait to be confirmed, among all that are over.
create index reservas_por_estado on reservas (estado, id);
