-- How many bookings to come a client may hold (rules §10.2). The default is what a POST takes that does not say.
alter table config add column max_reservas_activas integer not null default 20
  check (max_reservas_activas between 1 and 200);
