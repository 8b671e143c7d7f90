-- What is asked for beforehand, and until when a booking waits for it (rules §11.8).
alter table config
  add column senia_porcentaje integer not null default 0 check (senia_porcentaje between 0 and 100),
  add column senia_horas integer not null default 12 check (senia_horas between 1 and 72),
  add column datos_de_transferencia text not null default '' check (length(datos_de_transferencia) <= 200);

-- The part of the price that confirms a PENDIENTE booking, and the civil moment at which it is
-- cancelled without it. Both stay on one that time has cancelled, and go with every other change of
-- its estado.
alter table reservas
  add column senia_porcentaje integer check (senia_porcentaje between 1 and 100),
  add column senia_vence timestamp,
  add constraint reservas_senia_entera check (num_nonnulls(senia_porcentaje, senia_vence) in (0, 2));
create index reservas_por_senia on reservas (senia_vence) where senia_vence is not null;
