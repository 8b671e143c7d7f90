import { nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useEffect } from 'react';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { useCentro } from '../../../lib/centro.ts';
import { contarPersonas } from '../../../lib/palabras.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { abonoLlamado } from '../../../entities/abono/palabras-de-pago.view.ts';
import { AgregarAlCalendario } from '../../../entities/reserva/AgregarAlCalendario.tsx';
import { CompartirConAcompaniante } from '../../../entities/reserva/compartir/CompartirConAcompaniante.tsx';
import { SeniaPedida } from '../../../entities/reserva/senia/SeniaPedida.tsx';
import { comoSePagaLa } from '../../../entities/reserva/reserva.view.ts';
import { diaRelativo } from '../../../entities/reserva/dia-relativo.view.ts';

const REGRESO_MS = 2000;
/**
 * After one of these events the screen does not go to the home screen, because somebody is using
 * it.
 */
const GESTOS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Says that the booking was made. After two seconds the home screen follows (specification §4),
 * unless the person touches the screen, presses a key or moves the focus. A booking that waits for
 * its seña stays on screen, because its transfer data are there to be copied; so does one with
 * companions, because it can be shared with each of them.
 */
export function ReservaHecha({ reserva }: { reserva: ReservaDeCliente }) {
  const { id, fecha, horario, numPersonas, senia, abono } = reserva;
  const espera = Boolean(senia);
  const acompaniantes = reserva.participantes.filter(({ esTitular }) => !esTitular);
  const seQueda = espera || acompaniantes.length > 0;
  const { direccion, comoSePaga } = useCentro();

  useEffect(() => {
    // The previous screen at the same address was longer, and its scroll position would remain.
    window.scrollTo(0, 0);
  }, []);

  useEffect(() => {
    if (seQueda) return undefined;
    // A tab that nobody looks at keeps the confirmation for when somebody comes back to it.
    const reloj = setTimeout(() => {
      if (!document.hidden) navegar('/reservas', { reemplazar: true });
    }, REGRESO_MS);
    const fin = new AbortController();
    for (const gesto of GESTOS) {
      document.addEventListener(gesto, () => clearTimeout(reloj), { signal: fin.signal });
    }
    return () => {
      clearTimeout(reloj);
      fin.abort();
    };
  }, [seQueda]);

  return (
    <div className="flex min-h-[calc(100dvh-4.6rem)] flex-1 flex-col items-center justify-center bg-noche px-4 py-10 text-center text-sobre-noche">
      <Gota className="mb-6 w-72 max-w-full" />
      <Titulo
        documento={espera ? 'Falta la seña' : 'Reserva confirmada'}
        className="text-titulo font-bold"
      >
        {espera ? '¡Reserva hecha!' : '¡Reserva confirmada!'}
      </Titulo>
      <p className="mt-5 text-[min(3.75rem,17vw)] leading-none font-extrabold tracking-tighter sm:text-7xl">
        {diaRelativo(fecha, hoy()).replace(/^\d/, 'En $&')}
      </p>
      <p className="cifras mt-3 text-3xl font-bold tracking-tight">{horario}</p>
      <p className="mt-1 text-lg text-sobre-noche-suave first-letter:uppercase">
        {nombreDeFecha(fecha)}
      </p>
      <p className="cifras mt-1 text-lg">
        {contarPersonas(numPersonas)}, {comoSePagaLa(reserva)}
      </p>
      {espera && (
        <div className="mt-6 w-full max-w-lg text-left">
          <SeniaPedida reserva={reserva} />
        </div>
      )}
      <p className="mt-6 max-w-[32ch] text-lg">Llega 10 minutos antes, con ropa cómoda y toalla.</p>
      <p className="mt-2 max-w-[32ch] text-sobre-noche-suave">{direccion}</p>
      {abono && (
        <p className="mt-2 max-w-[40ch]">Con el {abonoLlamado(abono.nombre)} no pagas nada.</p>
      )}
      {comoSePaga && !abono && (
        <p className="mt-2 max-w-[40ch] text-sobre-noche-suave">Cómo se paga: {comoSePaga}</p>
      )}
      {acompaniantes.length > 0 && (
        <ul aria-label="Compartir el turno" className="mt-8 flex w-full max-w-sm flex-col gap-3">
          {acompaniantes.map((uno) => (
            <li key={uno.asientoId}>
              <CompartirConAcompaniante reserva={reserva} acompaniante={uno} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <AgregarAlCalendario id={id} variante="terracota" />
        <BotonEnlace a="/reservas" variante="agua">
          Volver al inicio
        </BotonEnlace>
      </div>
    </div>
  );
}

function Gota({ className }: { className: string }) {
  return (
    <svg viewBox="-150 -92 300 184" aria-hidden="true" className={className}>
      {[146, 110, 74].map((radio, orden) => (
        <ellipse
          key={radio}
          className="emerger"
          style={{ animationDelay: `${(3 - orden) * 160}ms` }}
          rx={radio}
          ry={radio * 0.6}
          fill="var(--color-pileta-honda)"
          fillOpacity={0.22 + orden * 0.16}
          stroke="var(--color-pileta)"
          strokeOpacity={0.35 + orden * 0.25}
          strokeWidth={3}
        />
      ))}
      <circle r="34" cy="-4" fill="var(--color-sol)" />
      <path
        d="m-15 -4 11 11 20-21"
        fill="none"
        stroke="#0b3540"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
