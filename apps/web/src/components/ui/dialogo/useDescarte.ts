import { useState } from 'react';
import { confirmarDescarte } from './confirmarDescarte.ts';
import { useCambiosSinGuardar } from './useCambiosSinGuardar.ts';

interface Options {
  /** The question where the person leaves the screen, such as '¿Salir sin guardar los horarios?'. */
  titulo: string;
  /** A sentence that says what is lost by leaving. */
  detalle: string;
  /** True while the dialog saves: nothing is lost then. */
  ocupado: boolean;
  alCerrar: () => void;
}

/**
 * Asks before the changes in a dialog with a form are lost: by Escape, the cross or a press outside
 * of it, and by leaving the screen. `cerrar` is for the dialog and its foot; `alCambiar` is told
 * whether the form has changes.
 */
export function useDescarte({ titulo, detalle, ocupado, alCerrar }: Options) {
  const [conCambios, alCambiar] = useState(false);
  useCambiosSinGuardar(conCambios && !ocupado ? { titulo, detalle } : null);

  async function cerrar(): Promise<void> {
    if (!conCambios || (await confirmarDescarte())) alCerrar();
  }

  return { alCambiar, cerrar: () => void cerrar() };
}
