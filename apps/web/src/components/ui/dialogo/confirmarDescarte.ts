import { confirmar } from './confirmar.ts';

/** Asks whether what was changed in a dialog may be lost. */
export function confirmarDescarte(): Promise<boolean> {
  return confirmar({
    titulo: '¿Descartar los cambios?',
    detalle: 'Lo que cambiaste acá no queda guardado.',
    accion: 'Descartar cambios',
    volver: 'Seguir editando',
  });
}
