import { useState } from 'react';
import { guardar, leer } from '../../../lib/sesion/almacen.ts';

export const VISTAS = ['tarjetas', 'planilla'] as const;
export type VistaDelDia = (typeof VISTAS)[number];

/**
 * A day with at least this number of franjas is shown as a planilla while nobody has chosen a view.
 */
const FRANJAS_DE_PLANILLA = 9;
const CLAVE = 'vista-del-dia';

/**
 * Returns the view that was chosen on this device, and a function that chooses a view. Where nobody
 * has chosen a view, the number of franjas (`cuantas`) decides. The device keeps the choice after
 * the session.
 */
export function useVistaDelDia(cuantas: number): [VistaDelDia, (vista: VistaDelDia) => void] {
  const [elegida, setElegida] = useState(() => VISTAS.find((vista) => vista === leer(CLAVE)));
  const porCantidad = cuantas >= FRANJAS_DE_PLANILLA ? 'planilla' : 'tarjetas';
  const elegir = (vista: VistaDelDia) => {
    guardar(CLAVE, vista);
    setElegida(vista);
  };
  return [elegida ?? porCantidad, elegir];
}
