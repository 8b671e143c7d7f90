-- The trail is read by whom and by which booking it is about (rules §11.11).
create index auditoria_por_persona on auditoria ((coalesce(despues, antes) ->> 'usuarioId'))
  where entidad in ('reservas', 'avisos', 'asistencia', 'pagos', 'recados');
create index auditoria_por_reserva on auditoria ((coalesce(despues, antes) ->> 'reservaId'))
  where entidad in ('asientos', 'pagos');
