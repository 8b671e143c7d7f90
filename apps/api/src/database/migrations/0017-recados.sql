-- What the desk has told by WhatsApp: a booking in a franja, so that a booking that is moved is to be told again. The
-- references are checked in the order of the locks.
create table recados (
  hecho_por bigint references usuarios on delete set null,
  franja_id bigint not null references franjas on delete cascade,
  reserva_id bigint not null references reservas on delete cascade,
  tipo text not null constraint recados_tipo_valido check (tipo in ('RECORDATORIO', 'CAMBIO', 'CIERRE')),
  hecho_en timestamptz not null,
  primary key (reserva_id, franja_id, tipo)
);
create index recados_por_franja on recados (franja_id);
create index recados_por_quien on recados (hecho_por);

-- Only the desk is told, whose event names nobody's number.
create function recados_en_vivo() returns trigger language plpgsql as $$
begin
  perform contar_eventos(array['reservas ' || coalesce(new.reserva_id, old.reserva_id) || ' 0']);
  return null;
end $$;

create trigger recados_en_vivo after insert or update or delete on recados
  for each row execute function recados_en_vivo();
