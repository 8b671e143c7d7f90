import type { Caja } from '@remanso/contract/caja/caja.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { Suspense, useRef } from 'react';
import { useVentanaDeAbono } from '../../../entities/abono/vendido/useVentanaDeAbono.tsx';
import { PagoEnLista } from '../../../entities/pago/PagoEnLista.tsx';
import { AbonoPorCobrarEnLista } from './AbonoPorCobrarEnLista.tsx';
import { CierreDeCaja } from './CierreDeCaja.tsx';
import { CifrasDeCaja } from './CifrasDeCaja.tsx';
import { CuentaEnCaja } from './CuentaEnCaja.tsx';
import { MovimientoEnLista } from './MovimientoEnLista.tsx';
import { Plegable } from './Plegable.tsx';
import { VentanaDeCuenta, useCuentaAbierta } from './useCuentaAbierta.ts';
import { deQuePago, loQueSeMovio, reservasPorCobrar } from './caja.view.ts';

interface PropiedadesDeCajaDelDia {
  caja: Caja;
  franjas: readonly Franja[];
  hoy: string;
  alVer: (reserva: ReservaDelMostrador) => void;
}

export function CajaDelDia({ caja, franjas, hoy, alVer }: PropiedadesDeCajaDelDia) {
  const { aDevolver, abonosPorCobrar, fecha } = caja;
  const deudoras = reservasPorCobrar(franjas);
  const titulo = useRef<HTMLElement>(null);
  const cuenta = useCuentaAbierta([...aDevolver, ...deudoras], titulo);
  // Once the abono is paid, the button that opened its window is gone.
  const { verAbono, ventanaDeAbono } = useVentanaDeAbono((id) => {
    if (!abonosPorCobrar.some((abono) => abono.id === id)) titulo.current?.focus();
  });
  const movidos = loQueSeMovio(caja);
  const enLista = (reserva: ReservaDelMostrador) => (
    <CuentaEnCaja
      key={reserva.id}
      reserva={reserva}
      fecha={fecha}
      alVer={() => alVer(reserva)}
      alVerCuenta={() => cuenta.abrir(reserva.id)}
    />
  );
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <CifrasDeCaja caja={caja} />
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-2 print:block">
        <CierreDeCaja caja={caja} hoy={hoy} />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6 print:hidden">
          {aDevolver.length > 0 && (
            <Plegable titulo="A devolver" resumen={sumaDe(aDevolver)}>
              <ul>{aDevolver.map(enLista)}</ul>
            </Plegable>
          )}
          <Plegable titulo="Por cobrar" resumen={sumaDe([...deudoras, ...abonosPorCobrar])}>
            {deudoras.length + abonosPorCobrar.length === 0 ? (
              <p className="text-tinta-suave">Nadie debe nada de este día.</p>
            ) : (
              <ul>
                {deudoras.map(enLista)}
                {abonosPorCobrar.map((abono) => (
                  <AbonoPorCobrarEnLista
                    key={`abono-${abono.id}`}
                    abono={abono}
                    fecha={fecha}
                    alVer={() => verAbono(abono.id)}
                  />
                ))}
              </ul>
            )}
          </Plegable>
        </div>
      </div>
      <Plegable
        titulo="Movimientos del día"
        resumen={movidos.length === 0 ? '' : String(movidos.length)}
        refDeTitulo={titulo}
        className="print:hidden"
      >
        {movidos.length === 0 ? (
          <p className="text-tinta-suave">Todavía no se anotó ningún movimiento.</p>
        ) : (
          <ul>
            {movidos.map((movido) =>
              movido.clase === 'pago' ? (
                <PagoEnLista
                  key={`pago-${movido.id}`}
                  pago={movido}
                  deQuien={deQuePago(movido, fecha)}
                />
              ) : (
                <MovimientoEnLista key={`movimiento-${movido.id}`} movimiento={movido} />
              ),
            )}
          </ul>
        )}
      </Plegable>
      {cuenta.abierta && (
        <Suspense>
          <VentanaDeCuenta reserva={cuenta.abierta} alCerrar={cuenta.cerrar} />
        </Suspense>
      )}
      {ventanaDeAbono}
    </div>
  );
}

function sumaDe(cuentas: readonly { saldo: number }[]): string {
  const suma = cuentas.reduce((total, { saldo }) => total + Math.abs(saldo), 0);
  return suma === 0 ? '' : formatearPesos(suma);
}
