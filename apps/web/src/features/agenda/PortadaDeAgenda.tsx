import type { Agenda, DiaDeAgenda, PrecioDeAgenda } from '@remanso/contract/franja/agenda.contract';
import type { ReactNode } from 'react';
import { Nota } from '../../components/ui/Nota.tsx';
import { diasDeTira } from '../../entities/franja/agenda.view.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { diaEnVista, recadoDe, siguienteConLugar } from './agenda.view.ts';
import type { EnlaceDeAgenda } from './EnlaceDeAgenda.ts';
import { HorasDeAgenda } from './HorasDeAgenda.tsx';
import { MarcoDeAgenda } from './MarcoDeAgenda.tsx';
import { PreciosDeAgenda } from './PreciosDeAgenda.tsx';
import { TiraDeAgenda } from './TiraDeAgenda.tsx';

export interface PropiedadesDePortadaDeAgenda {
  /** The two weeks in view. */
  agenda: Agenda;
  /** The day that the address names; null where it names none. */
  fecha: string | null;
  /** The franja that the address names, which is marked; null where it names none. */
  franja: number | null;
  /** The prices of the day in view, for 1 person first; undefined while they load. */
  precios: readonly PrecioDeAgenda[] | undefined;
  Enlace: EnlaceDeAgenda;
  /** The two weeks before and after those in view; null, or left out, where there are none. */
  antes?: Destino | null;
  despues?: Destino | null;
  /** All the days that are known, where they are more than those in view. */
  conocidos?: readonly DiaDeAgenda[];
  /** The day in view, where the app has found it already. */
  enVista?: string | undefined;
  /** The parts that the app adds beside the title, such as whether the places are up to date. */
  children?: ReactNode;
}

/**
 * The agenda: the days, the hours of one of them, and what they cost. The server renders it into the
 * page, so its days and hours are links, and no part of it needs an effect.
 */
export function PortadaDeAgenda(propiedades: PropiedadesDePortadaDeAgenda) {
  const { agenda, franja, precios, Enlace, antes = null, despues = null } = propiedades;
  const { conocidos = agenda.dias, enVista, children } = propiedades;
  const dia = diaEnVista(agenda, enVista ? { fecha: enVista, franja: null } : propiedades);
  const recado = recadoDe(conocidos, propiedades);
  return (
    <MarcoDeAgenda acciones={children}>
      {dia ? (
        <>
          <TiraDeAgenda
            dias={diasDeTira(agenda)}
            fecha={dia.fecha}
            antes={antes}
            despues={despues}
            Enlace={Enlace}
          />
          {recado && (
            <div className="mt-5">
              <Nota tono="aviso">{recado}</Nota>
            </div>
          )}
          <div className="mt-7 grid grid-cols-1 items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <HorasDeAgenda
              dia={dia}
              franja={franja}
              siguiente={siguienteConLugar(conocidos, dia.fecha)}
              Enlace={Enlace}
            />
            <PreciosDeAgenda precios={precios} />
          </div>
        </>
      ) : (
        <p className="mt-8 text-lg">Todavía no hay horarios para reservar.</p>
      )}
    </MarcoDeAgenda>
  );
}
