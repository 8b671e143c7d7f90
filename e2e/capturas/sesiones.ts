import { signIn, type StoredSession } from '../../bench/sign-in.ts';
import type { Quien } from './pantallas.ts';

const NUEVA = { email: 'nueva@ejemplo.com', password: 'Remanso1' };

export async function abrirSesiones(
  origen: string,
): Promise<Record<Quien, StoredSession | undefined>> {
  await fetch(`${origen}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nombre: 'Nadia',
      apellido: 'Quispe',
      genero: 'FEMENINO',
      telefono: '381 555 0199',
      ...NUEVA,
    }),
  });
  return {
    nadie: undefined,
    cliente: await signIn(origen, 'cliente1@ejemplo.com'),
    nueva: await signIn(origen, NUEVA.email),
    duena: await signIn(origen, 'admin@remanso.local'),
  };
}
