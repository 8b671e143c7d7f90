import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { useMutation } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { sinVacio, type DatosDePersona } from './persona.view.ts';

export const ERROR_AL_CREAR = 'Error al crear el cliente';

export const CREAR_CLIENTE = ['crear-cliente'] as const;

/**
 * Creates an account for somebody who phoned or walked in, or who will work at the desk. The desk
 * chooses no password: the server sends the person a link.
 */
export function useCrearCliente() {
  return useMutation({
    mutationKey: CREAR_CLIENTE,
    mutationFn: ({ datos, rol }: { datos: DatosDePersona; rol: Rol }): Promise<Usuario> =>
      llamar('POST /usuarios', {
        body: { ...sinVacio(datos), rol },
        siFalla: ERROR_AL_CREAR,
      }),
    onSettled: (_datos, _error, _entrada, _previo, { client }) => void vencer(client, 'personas'),
  });
}

/** Returns the client who has the e-mail that was refused as taken; null for any other refusal. */
export async function buscarTitularDelEmail(
  error: unknown,
  email: string,
): Promise<Cliente | null> {
  if (!(error instanceof ErrorDeApi) || error.codigo !== 'EMAIL_EN_USO') return null;
  const pedido = { query: { prefijo: email }, siFalla: ERROR_AL_CREAR };
  const hallados = await llamar('GET /clientes', pedido).catch(() => null);
  return hallados?.clientes.find((cliente) => cliente.email === email) ?? null;
}
