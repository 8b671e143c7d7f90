import { esFecha } from '@remanso/contract/calendario';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { EstadoDeError } from '../../components/ui/estado/EstadoDeError.tsx';
import { SIN_HORARIOS } from '../../entities/franja/franjas-por-reservar.queries.ts';
import { LugaresAlDia } from '../../entities/franja/LugaresAlDia.tsx';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { hayQueRefrescarCentro } from '../../lib/centro.ts';
import { numeroEn, textoEn } from '../../lib/direccion/direccion.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { AgendaPrivada } from './AgendaPrivada.tsx';
import { CompartirAgenda } from './CompartirAgenda.tsx';
import { EsqueletoDeAgenda } from './EsqueletoDeAgenda.tsx';
import { MarcoDeAgenda } from './MarcoDeAgenda.tsx';
import { PortadaDeAgenda } from './PortadaDeAgenda.tsx';
import { useAgenda } from './useAgenda.ts';

const EN_SEGUIDA_A_LA_VISTA = 3;

/** The agenda that anybody sees. */
export function Agenda() {
  // A page that a service worker has kept perhaps says what was true when it was kept.
  const esPrivada = !leerPuertas().agendaPublica && !hayQueRefrescarCentro();
  return esPrivada ? <AgendaPrivada Enlace={Enlace} /> : <AgendaPublica />;
}

function AgendaPublica() {
  const consulta = useSearch();
  const fecha = textoEn(consulta, 'fecha');
  const pedido = { fecha: esFecha(fecha) ? fecha : null, franja: numeroEn(consulta, 'franja') };
  const { agenda, conocidos, dia, antes, despues, lectura, precios } = useAgenda(pedido);
  useDiaALaVista(dia?.fecha);

  const { error } = lectura;
  if (error instanceof ErrorDeApi && error.codigo === 'AGENDA_PRIVADA') {
    return <AgendaPrivada Enlace={Enlace} />;
  }
  if (!agenda) {
    if (!error) return <EsqueletoDeAgenda />;
    return (
      <MarcoDeAgenda>
        <div className="mt-8">
          <EstadoDeError
            titulo={SIN_HORARIOS}
            error={error}
            reintentando={lectura.isFetching}
            alReintentar={() => void lectura.refetch()}
          />
        </div>
      </MarcoDeAgenda>
    );
  }
  return (
    <PortadaDeAgenda
      agenda={agenda}
      {...pedido}
      enVista={dia?.fecha}
      precios={precios}
      antes={enElDia(antes)}
      despues={enElDia(despues)}
      conocidos={conocidos}
      Enlace={Enlace}
    >
      {dia && (
        <>
          <LugaresAlDia fallo={lectura.isError} />
          <CompartirAgenda
            fecha={dia.fecha}
            franja={dia.franjas.some(({ id }) => id === pedido.franja) ? pedido.franja : null}
          />
        </>
      )}
    </PortadaDeAgenda>
  );
}

function enElDia(fecha: string | null): Destino | null {
  return fecha === null ? null : `/agenda?fecha=${fecha}`;
}

/** Scrolls the strip, and nothing else, so far that the day in view is in the middle of it. */
function useDiaALaVista(fecha: string | undefined): void {
  const corrida = useRef(false);
  useEffect(() => {
    if (fecha === undefined) return undefined;
    const cuadro = requestAnimationFrame(() => {
      const tira = document.querySelector<HTMLElement>('[data-tira]');
      const dia = tira?.querySelector('[aria-current=date]')?.closest('li');
      if (!tira || !dia) return;
      // Even a small phone shows the first days whole, and measuring takes a slow phone's time.
      if (!corrida.current && [...tira.children].indexOf(dia) < EN_SEGUIDA_A_LA_VISTA) return;
      corrida.current = true;
      tira.scrollTo({ left: dia.offsetLeft - (tira.clientWidth - dia.offsetWidth) / 2 });
    });
    return () => cancelAnimationFrame(cuadro);
  }, [fecha]);
}
