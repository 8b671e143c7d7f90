import { AppError } from '../../platform/errors.ts';

export const claveReutilizada = () =>
  new AppError(409, 'CLAVE_REUTILIZADA', 'Esa clave Idempotency-Key ya se usó con otra petición');
