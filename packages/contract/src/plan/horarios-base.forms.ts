import * as z from 'zod/mini';
import { hora } from '../campo/campos.ts';

export const Tramo = z.object({
  horaInicio: hora('La hora de inicio debe tener la forma HH:MM'),
  horaFin: hora('La hora de fin debe tener la forma HH:MM'),
});

export const TRAMOS_DE_UN_DIA = {
  max: 24,
  siEsLarga: 'Un día no puede tener más de 24 horarios',
};
