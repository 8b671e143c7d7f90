import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franjas.contract';
import type { Caja } from '@remanso/contract/pagos.contract';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Cifras } from '../../../components/ui/Cifras.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { PagoEnLista } from '../../../entities/pago/PagoEnLista.tsx';
import { CierreDeCaja } from './CierreDeCaja.tsx';
import { CuentaEnCaja } from './CuentaEnCaja.tsx';
import { reservasPorCobrar, titularDe } from './caja.view.ts';

const VentanaDeCuenta = lazy(async () => ({
  default: (await import('../../../entities/pago/VentanaDeCuenta.tsx')).VentanaDeCuenta,
}));

interface PropiedadesDeCajaDelDia {
  caja: Caja;
  franjas: readonly Franja[];
  alVer: (reserva: ReservaDeAdmin) => void;
}

export function CajaDelDia({ caja, franjas, alVer }: PropiedadesDeCajaDelDia) {
  const { aDevolver, cobrado, fecha, pagos, porCobrar, reservado } = caja;
  const [cuenta, setCuenta] = useState<number | null>(null);
  const deudoras = reservasPorCobrar(franjas);
  const abierta = [...aDevolver, ...deudoras].find(({ id }) => id === cuenta);
  const movimientos = useRef<HTMLHeadingElement>(null);
  const saldada = cuenta !== null && !abierta;
  // A booking that is settled leaves its list, and its window and the button of it go with it.
  useEffect(() => {
    if (saldada) movimientos.current?.focus();
  }, [saldada]);
  const devolver = aDevolver.reduce((suma, { saldo }) => suma - saldo, 0);
  const enLista = (reserva: ReservaDeAdmin) => (
    <CuentaEnCaja
      key={reserva.id}
      reserva={reserva}
      fecha={fecha}
      alVer={() => alVer(reserva)}
      alVerCuenta={() => setCuenta(reserva.id)}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <Cifras
        columnas="grid-cols-[repeat(auto-fit,minmax(max(8.25rem,40%),1fr))] md:grid-cols-4"
        cifras={[
          { etiqueta: 'Reservado', valor: formatearPesos(reservado) },
          { etiqueta: 'Cobrado', valor: formatearPesos(cobrado) },
          { etiqueta: 'Por cobrar', valor: formatearPesos(porCobrar) },
          { etiqueta: 'A devolver', valor: formatearPesos(devolver) },
        ]}
      />
      <div className="grid items-start gap-6 xl:grid-cols-2 print:grid-cols-1 print:gap-3">
        <CierreDeCaja caja={caja} />
        <div className="flex min-w-0 flex-col gap-6">
          {aDevolver.length > 0 && (
            <Apartado titulo="A devolver">
              <ul>{aDevolver.map(enLista)}</ul>
            </Apartado>
          )}
          <Apartado titulo="Por cobrar">
            {deudoras.length === 0 ? (
              <p className="text-tinta-suave">Nadie debe nada de este día.</p>
            ) : (
              <ul>{deudoras.map(enLista)}</ul>
            )}
          </Apartado>
        </div>
      </div>
      <Apartado titulo="Movimientos del día" refDeTitulo={movimientos}>
        {pagos.length === 0 ? (
          <p className="text-tinta-suave">Todavía no se anotó ningún movimiento.</p>
        ) : (
          <ul>
            {pagos.map((pago) => (
              <PagoEnLista key={pago.id} pago={pago} deQuien={deQuien(pago.reserva, fecha)} />
            ))}
          </ul>
        )}
      </Apartado>
      {abierta && (
        <Suspense>
          <VentanaDeCuenta reserva={abierta} alCerrar={() => setCuenta(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface PropiedadesDeApartado {
  titulo: string;
  /** Given to a title that may be given the focus. */
  refDeTitulo?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Apartado({ titulo, refDeTitulo, children }: PropiedadesDeApartado) {
  return (
    <Tarjeta como="section" aria-label={titulo} holgada={false} className="px-4 py-4 sm:px-6">
      <h2
        ref={refDeTitulo}
        tabIndex={refDeTitulo ? -1 : undefined}
        className="mb-2 text-lg font-bold"
      >
        {titulo}
      </h2>
      {children}
    </Tarjeta>
  );
}

/** Whose booking a movement is of, and when it is. */
function deQuien(reserva: ReservaDeAdmin, fecha: string): string {
  const { inicio } = reserva.franja;
  const dia = fechaDe(inicio) === fecha ? '' : `${fechaCorta(fechaDe(inicio))}, `;
  return `${titularDe(reserva)}, turno de ${dia}${horaDe(inicio)}`;
}
