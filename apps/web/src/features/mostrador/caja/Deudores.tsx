import type { Deudor } from '@remanso/contract/caja/caja.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { useVentanaDeAbono } from '../../../entities/abono/vendido/useVentanaDeAbono.tsx';
import { consultasDePagos } from '../../../entities/pago/pagos.queries.ts';
import { DeudorEnLista } from './DeudorEnLista.tsx';
import { todoLoQueDeben } from './deudores.view.ts';
import { VentanaDeCuenta, useCuentaAbierta } from './useCuentaAbierta.ts';

interface PropiedadesDeDeudores {
  hoy: string;
  alVer: (reserva: ReservaDelMostrador) => void;
}

/**
 * The clients who owe for turnos that have begun or for abonos: how much, since when, and the message
 * that asks for the money.
 */
export function Deudores({ hoy, alVer }: PropiedadesDeDeudores) {
  const [pagina, setPagina] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(consultasDePagos.deudores(pagina));
  const titulo = useRef<HTMLHeadingElement>(null);
  const reservas = data?.clientes.flatMap((deudor: Deudor) => deudor.reservas) ?? [];
  const cuenta = useCuentaAbierta(reservas, titulo);
  // Once the abono is paid, the button that opened its window is gone.
  const { verAbono, ventanaDeAbono } = useVentanaDeAbono((id) => {
    const sigue = data?.clientes.some(({ abonos }) => abonos.some((abono) => abono.id === id));
    if (!sigue) titulo.current?.focus();
  });
  if (!data && error)
    return (
      <EstadoDeError
        titulo="Error al obtener quién debe"
        error={error}
        reintentando={isFetching}
        alReintentar={() => void refetch()}
      />
    );
  if (!data)
    return (
      <ZonaDeCarga texto="Cargando quién debe..." className="flex flex-col gap-4">
        <Esqueleto className="h-24" />
        <Esqueleto className="h-64" />
      </ZonaDeCarga>
    );
  const { clientes, totalElementos } = data;
  return (
    <Tarjeta como="section" aria-label="Quién debe" holgada={false} className="px-4 py-4 sm:px-6">
      <h2 ref={titulo} tabIndex={-1} className="text-lg font-bold">
        Quién debe
      </h2>
      {totalElementos === 0 ? (
        <EstadoVacio
          titulo="Nadie debe nada"
          texto="De los turnos que ya empezaron está todo pagado."
        />
      ) : (
        <>
          <p className="cifras text-tinta-suave">{todoLoQueDeben(data)}</p>
          <ul className="mt-2">
            {clientes.map((deudor) => (
              <DeudorEnLista
                key={deudor.cliente.id}
                deudor={deudor}
                hoy={hoy}
                alVer={alVer}
                alVerCuenta={cuenta.abrir}
                alVerAbono={verAbono}
              />
            ))}
          </ul>
          <Paginacion pagina={data} alCambiar={setPagina} nombre="Páginas de quién debe" />
        </>
      )}
      {cuenta.abierta && (
        <Suspense>
          <VentanaDeCuenta reserva={cuenta.abierta} alCerrar={cuenta.cerrar} />
        </Suspense>
      )}
      {ventanaDeAbono}
    </Tarjeta>
  );
}
