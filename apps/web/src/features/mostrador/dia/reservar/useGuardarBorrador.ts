import { useEffect, useRef } from 'react';
import { guardarEnCurso, olvidarEnCurso } from '../../../../lib/sesion/enCurso.ts';
import { useUsuario } from '../../../../lib/sesion/useUsuario.ts';
import type { BorradorDelMostrador } from './borrador-del-mostrador.ts';

/**
 * Keeps the desk's borrador in the tab while the booking is being made. `borrador` is null where
 * nothing would be lost; a borrador that this hook has stored is then removed.
 */
export function useGuardarBorrador(borrador: Omit<BorradorDelMostrador, 'usuario'> | null): void {
  const { id: usuario } = useUsuario();
  const guardado = useRef(false);
  const texto = borrador && JSON.stringify({ usuario, ...borrador });
  useEffect(() => {
    if (texto !== null) guardarEnCurso(texto);
    else if (guardado.current) olvidarEnCurso();
    guardado.current = texto !== null;
  }, [texto]);
}
