import type { Franja } from '@remanso/contract/franjas.contract';
import { Suspense, lazy } from 'react';
import type { PedidoSobreFranja } from './pedidos.ts';

export type Ventana = { que: 'agregar' } | { que: 'reservar'; franjaId: null } | PedidoSobreFranja;

interface PropiedadesDeVentanasDelDia {
  ventana: Ventana | null;
  franjas: readonly Franja[];
  fecha: string;
  ahora: string;
  alCerrar: () => void;
}

const cargarBloquear = () => import('./BloquearFranja.tsx');
const cargarAgregar = () => import('./AgregarFranja.tsx');
const BloquearFranja = lazy(async () => ({ default: (await cargarBloquear()).BloquearFranja }));
const AgregarFranja = lazy(async () => ({ default: (await cargarAgregar()).AgregarFranja }));
const EditarFranja = lazy(async () => ({
  default: (await import('./EditarFranja.tsx')).EditarFranja,
}));

/** What the desk is most likely to open next; a failure is left for the opening to show. */
export function acercarVentanas(): void {
  cargarBloquear().catch(() => {});
  cargarAgregar().catch(() => {});
}

/** What opens over the day, one at a time; the code of each comes when it is needed. */
export function VentanasDelDia({
  ventana,
  franjas,
  fecha,
  ahora,
  alCerrar,
}: PropiedadesDeVentanasDelDia) {
  if (!ventana) return null;
  if (ventana.que === 'agregar') {
    return (
      <Suspense>
        <AgregarFranja fecha={fecha} hoy={ahora.slice(0, 10)} alCerrar={alCerrar} />
      </Suspense>
    );
  }
  // Looked up at every render, so that an open window lives as the day does.
  const franja = franjas.find(({ id }) => id === ventana.franjaId);
  if (!franja) return null;
  return (
    <Suspense>
      {ventana.que === 'bloquear' && <BloquearFranja franja={franja} alCerrar={alCerrar} />}
      {ventana.que === 'editar' && <EditarFranja franja={franja} alCerrar={alCerrar} />}
    </Suspense>
  );
}
