import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { EstadoDeUsuario } from '@remanso/contract/persona/usuarios.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Consecuencias } from '../../../components/ui/dialogo/Consecuencias.tsx';
import { EleccionEnPregunta } from '../../../components/ui/dialogo/EleccionEnPregunta.tsx';
import { confirmar } from '../../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { enfocarTitulo } from '../../../lib/enfocar.ts';
import { vencer } from '../../../lib/vencimientos.ts';
import { ERROR_AL_UNIR, preverUnion, unir } from './usuarios.mutations.ts';
import { ESTADOS_AL_UNIR, consecuenciasDeUnir, hayQueElegirEstado } from './union.view.ts';

type Persona = Pick<Cliente, 'id' | 'nombre' | 'apellido'>;

/**
 * Returns a function that joins another account to the account of `cliente`. The function first
 * asks for confirmation and shows the consequences that the server has foretold.
 */
export function useUnirClientes(cliente: Persona) {
  const consultas = useQueryClient();
  /**
   * The id of the account about whose union the server is being asked. Null while the server is not
   * being asked.
   */
  const [preparando, setPreparando] = useState<number | null>(null);

  async function prever(otra: Persona) {
    setPreparando(otra.id);
    try {
      return await preverUnion(cliente.id, otra.id);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_UNIR));
      return null;
    } finally {
      setPreparando(null);
    }
  }

  return {
    preparando,
    async unirCon(otra: Persona): Promise<void> {
      const union = await prever(otra);
      if (!union) return;
      let estado: EstadoDeUsuario | undefined = hayQueElegirEstado(union)
        ? ESTADOS_AL_UNIR[0].valor
        : undefined;
      const hecho = await confirmar({
        titulo: '¿Unir las dos cuentas?',
        detalle: (
          <>
            <Consecuencias puntos={consecuenciasDeUnir(union)} />
            {estado && (
              <EleccionEnPregunta
                leyenda="Una de las dos está desactivada: la que queda"
                opciones={ESTADOS_AL_UNIR}
                alElegir={(elegido) => {
                  estado = elegido;
                }}
              />
            )}
          </>
        ),
        accion: 'Unir cuentas',
        siFalla: ERROR_AL_UNIR,
        alConfirmar: () =>
          // The data are read again even after a refusal, because a refusal shows that the screen
          // was out of date.
          unir(cliente.id, otra.id, estado).finally(() => void vencer(consultas, 'personas')),
      });
      if (!hecho) return;
      cartel.exito('Las dos cuentas quedaron unidas');
      enfocarTitulo();
    },
  };
}
