import { AppError } from '../../platform/errors.ts';

export const demasiadasPantallas = () =>
  new AppError(429, 'DEMASIADOS_INTENTOS', 'Hay demasiadas pantallas abiertas con esta cuenta.', {
    retryAfterSeconds: 30,
  });
