import type { Usuario } from '@remanso/contract/usuarios.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renovarPersonas } from '../../../entities/persona/personas.mutations.ts';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';
import { conPrecioAlDia } from '../../../entities/reserva/precio-cambiado.ts';
import { reservar } from '../../../entities/reserva/reservas.mutations.ts';
import type { Envio } from '../../../entities/reserva/useAvance.ts';
import { llamar } from '../../../lib/api.ts';
import { contrasenaAlAzar } from './contrasena-al-azar.ts';
import { useCambioDelDia } from './franjas.mutations.ts';
import type { ReservaParaCliente } from './reservar.view.ts';

export const ERROR_AL_CREAR = 'Error al crear el cliente';

type DatosDeCliente = Pick<Usuario, 'nombre' | 'apellido' | 'email' | 'genero' | 'telefono'>;

export interface ClienteCreado {
  usuario: Usuario;
  /** False where the e-mail with the link could not be requested. */
  avisado: boolean;
}

export const CREAR_CLIENTE = ['crear-cliente'] as const;

/**
 * Creates an account for a client who phoned or walked in. Nobody at the desk learns a password:
 * the initial one is thrown away, and the client gets a link to choose their own.
 */
export function useCrearCliente() {
  return useMutation({
    mutationKey: CREAR_CLIENTE,
    mutationFn: async (datos: DatosDeCliente): Promise<ClienteCreado> => {
      const usuario = await llamar('POST /usuarios', {
        body: { ...datos, rol: 'CLIENT', password: contrasenaAlAzar() },
        siFalla: ERROR_AL_CREAR,
      });
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

/** Books for a client, and brings the price up to date where it is refused as outdated. */
export function useReservarParaCliente() {
  const consultas = useQueryClient();
  return useCambioDelDia(({ cuerpo, intento }: Envio<ReservaParaCliente>) =>
    conPrecioAlDia(reservar(cuerpo, intento), () =>
      consultas.refetchQueries({ queryKey: consultasDePrecios.todas }),
    ),
  );
}
