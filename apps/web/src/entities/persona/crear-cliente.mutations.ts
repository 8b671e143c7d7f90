import type { Cliente } from '@remanso/contract/clientes.contract';
import type { Usuario } from '@remanso/contract/usuarios.contract';
import { useMutation } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';
import { llamar } from '../../lib/api.ts';
import { contrasenaAlAzar } from './contrasena-al-azar.ts';
import { sinVacio, type DatosDePersona } from './persona.view.ts';
import { renovarPersonas } from './personas.mutations.ts';

export const ERROR_AL_CREAR = 'Error al crear el cliente';

export interface ClienteCreado {
  usuario: Usuario;
  /** False where the e-mail with the link could not be requested; true also where there is none. */
  avisado: boolean;
}

export const CREAR_CLIENTE = ['crear-cliente'] as const;

/**
 * Creates an account for somebody who phoned or walked in. Nobody at the desk learns a password:
 * the initial one is thrown away, and the person gets a link to choose their own.
 */
export function useCrearCliente() {
  return useMutation({
    mutationKey: CREAR_CLIENTE,
    mutationFn: async (datos: DatosDePersona): Promise<ClienteCreado> => {
      const usuario = await llamar('POST /usuarios', {
        body: {
          ...sinVacio(datos),
          rol: 'CLIENT',
          ...(datos.email !== '' && { password: contrasenaAlAzar() }),
        },
        siFalla: ERROR_AL_CREAR,
      });
      if (usuario.email === null) return { usuario, avisado: true };
      const pedido = { params: { id: usuario.id }, siFalla: ERROR_AL_CREAR };
      const avisado = await llamar('POST /clientes/{id}/bienvenida', pedido).then(
        () => true,
        () => false,
      );
      return { usuario, avisado };
    },
    onSettled: (_datos, _error, _entrada, _previo, { client }) => void renovarPersonas(client),
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
