import { useEffect, useRef } from 'react';
import { guardarEnCurso, olvidarEnCurso } from '../../../../lib/sesion/enCurso.ts';
import { useUsuario } from '../../../../lib/sesion/useUsuario.ts';
import type { BorradorDelMostrador } from './borrador-del-mostrador.ts';

/**
 * Keeps the desk's booking in the tab while it is being made; null is one that nothing is lost of.
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
