import { Suspense, lazy } from 'react';
import { Cargando } from '../ui/estado/Cargando.tsx';
import { Modal } from '../ui/dialogo/Modal.tsx';
import type { PropiedadesDeCalendario } from './Calendario.tsx';

/** Loads the calendar when the pointer or the focus comes near its button. */
export const cargarCalendario = () => import('./Calendario.tsx');
const Calendario = lazy(async () => ({ default: (await cargarCalendario()).Calendario }));

interface PropiedadesDeVentanaDeCalendario extends PropiedadesDeCalendario {
  abierta: boolean;
  alCerrar: () => void;
}

export function VentanaDeCalendario({
  abierta,
  alCerrar,
  ...calendario
}: PropiedadesDeVentanaDeCalendario) {
  return (
    <Modal abierto={abierta} titulo="Elegir fecha" ancho="sm" alCerrar={alCerrar}>
      <Suspense fallback={<Cargando texto="Cargando calendario…" />}>
        <Calendario {...calendario} />
      </Suspense>
    </Modal>
  );
}
