import { Suspense } from 'react';
import { Cargando } from '../ui/estado/Cargando.tsx';
import { Modal } from '../ui/dialogo/Modal.tsx';
import type { PropiedadesDeCalendario } from './Calendario.tsx';
import { perezosa } from '../../lib/perezosa.ts';

/**
 * The calendar. Its code is fetched when the pointer or the focus reaches the calendar's button.
 */
const Calendario = perezosa(async () => (await import('./Calendario.tsx')).Calendario);
export const acercarCalendario = Calendario.acercar;

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
