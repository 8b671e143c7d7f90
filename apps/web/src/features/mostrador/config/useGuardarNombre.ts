import { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { useState } from 'react';
import { useActualizarCentro } from '../../../entities/centro/centro.queries.ts';
import { centro } from '../../../lib/centro.ts';

/** The id of the element that contains the field for the name of the centre. */
export const ID_DEL_NOMBRE = 'nombre-del-centro';

/**
 * Saves the name of a new centre. ConfiguracionInicial saves the name before the configuration.
 */
export function useGuardarNombre() {
  const [error, setError] = useState<string>();
  const { mutateAsync: actualizar } = useActualizarCentro();

  /**
   * Resolves to false where the name is invalid. The field then has the focus and shows `error`.
   */
  async function guardarNombre(escrito: string): Promise<boolean> {
    const leido = CambiosDelCentro.safeParse({ nombre: escrito });
    setError(leido.error?.issues[0]?.message);
    if (!leido.success) {
      document.querySelector<HTMLInputElement>(`#${ID_DEL_NOMBRE} input`)?.focus();
      return false;
    }
    if (leido.data.nombre !== centro().nombre) {
      await actualizar({ cambios: leido.data, headers: {} });
    }
    return true;
  }

  return { error, guardarNombre };
}
