import { useState } from 'react';
import { guardar, leer } from '../../../lib/sesion/almacen.ts';

export const VISTAS = ['tarjetas', 'planilla'] as const;
export type VistaDelDia = (typeof VISTAS)[number];

/** A day of this many franjas or more is a sheet, until the desk chooses. */
const FRANJAS_DE_PLANILLA = 9;
const CLAVE = 'vista-del-dia';

/**
 * The way a day is shown: as the desk chose on this device, or by the number of its franjas. The
 * choice is the device's, so it outlives the session.
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
