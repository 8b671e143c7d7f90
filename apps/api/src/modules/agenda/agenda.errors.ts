import { AppError } from '../../platform/errors.ts';

export const agendaPrivada = () =>
  new AppError(404, 'AGENDA_PRIVADA', 'Los horarios se ven al iniciar sesión');
