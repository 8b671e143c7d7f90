import { nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import { useEffect } from 'react';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { navegar } from '../../../lib/navegacion.ts';
import { hoy } from '../../../lib/reloj.ts';
import { diaRelativo } from '../dia-relativo.view.ts';

const REGRESO_MS = 2000;

/** It is booked: shown as large as it matters, and home after two seconds (specification §4). */
export function ReservaHecha({ reserva: { fecha, horario } }: { reserva: ReservaDeCliente }) {
  useEffect(() => {
    const reloj = setTimeout(() => navegar('/reservas', { reemplazar: true }), REGRESO_MS);
    return () => clearTimeout(reloj);
  }, []);

  return (
    <div className="relative isolate flex flex-1 flex-col items-center justify-center overflow-hidden bg-noche px-4 py-16 text-center text-sobre-noche">
      <Ondas />
      <Titulo documento="Reserva confirmada" className="text-titulo font-bold">
        ¡Reserva confirmada!
      </Titulo>
      <p className="emerger mt-6 text-6xl leading-none font-extrabold tracking-tighter sm:text-7xl">
        {diaRelativo(fecha, hoy())}
      </p>
      <p className="cifras mt-3 text-3xl font-bold tracking-tight">{horario}</p>
      <p className="mt-1 text-lg text-sobre-noche-suave first-letter:uppercase">
        {nombreDeFecha(fecha)}
      </p>
      <p className="mt-6 max-w-[32ch] text-lg">
        Llegar 10 minutos antes, con ropa cómoda y toalla.
      </p>
      <BotonEnlace a="/reservas" variante="agua" className="mt-8">
        Volver al inicio
      </BotonEnlace>
    </div>
  );
}

/** A drop has just fallen. */
function Ondas() {
  return (
    <svg
      viewBox="-300 -300 600 600"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 -z-10 w-[64rem] max-w-none -translate-x-1/2 -translate-y-1/2"
    >
      <g fill="none" stroke="var(--color-pileta)">
        {[60, 110, 170, 235, 295].map((radio, orden) => (
          <ellipse
            key={radio}
            className="emerger"
            style={{ animationDelay: `${orden * 140}ms` }}
            rx={radio}
            ry={radio * 0.62}
            strokeWidth={7 - orden}
            opacity={0.5 - orden * 0.09}
          />
        ))}
      </g>
    </svg>
  );
}
