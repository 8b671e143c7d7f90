import type { Franja } from '@remanso/contract/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import type { PedidoSobreFranja } from './pedidos.ts';

export type Ventana = { que: 'agregar' } | { que: 'reservar'; franjaId: null } | PedidoSobreFranja;

interface PropiedadesDeVentanasDelDia {
  ventana: Ventana | null;
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
  alCerrar: () => void;
}

const cargarBloquear = () => import('./BloquearFranja.tsx');
const cargarAgregar = () => import('./AgregarFranja.tsx');
const BloquearFranja = lazy(async () => ({ default: (await cargarBloquear()).BloquearFranja }));
const AgregarFranja = lazy(async () => ({ default: (await cargarAgregar()).AgregarFranja }));
const cargarReservar = () => import('./ReservarParaCliente.tsx');
const ReservarParaCliente = lazy(async () => ({
  default: (await cargarReservar()).ReservarParaCliente,
}));
const EditarFranja = lazy(async () => ({
  default: (await import('./EditarFranja.tsx')).EditarFranja,
}));

/** What the desk is most likely to open next; a failure is left for the opening to show. */
export function acercarVentanas(): void {
  cargarBloquear().catch(() => {});
  cargarAgregar().catch(() => {});
  cargarReservar().catch(() => {});
}

/** What opens over the day, one at a time; the code of each comes when it is needed. */
export function VentanasDelDia({
  ventana,
  dia,
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
  if (ventana.que === 'reservar') {
    return (
      <Suspense>
        <ReservarParaCliente
          dia={dia}
          fecha={fecha}
          franjaId={ventana.franjaId}
          ahora={ahora}
          alCerrar={alCerrar}
        />
      </Suspense>
    );
  }
  // Looked up at every render, so that an open window lives as the day does.
  const franja = dia.data?.find(({ id }) => id === ventana.franjaId);
  if (!franja) return null;
  return (
    <Suspense>
      {ventana.que === 'bloquear' && <BloquearFranja franja={franja} alCerrar={alCerrar} />}
      {ventana.que === 'editar' && <EditarFranja franja={franja} alCerrar={alCerrar} />}
    </Suspense>
  );
}
