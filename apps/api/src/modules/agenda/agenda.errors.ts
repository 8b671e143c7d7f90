import { AGENDA_PRIVADA } from '@remanso/contract/franja/agenda.rules';
import { AppError } from '../../platform/errors.ts';

export const agendaPrivada = () => new AppError(404, 'AGENDA_PRIVADA', AGENDA_PRIVADA);
