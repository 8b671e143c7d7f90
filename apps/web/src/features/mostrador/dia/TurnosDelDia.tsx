import { fechaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Boton } from '../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { buscarEnCurso } from '../../../lib/sesion/enCurso.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { DiaEspecial } from './por-atender/DiaEspecial.tsx';
import { CifrasDelDia } from './CifrasDelDia.tsx';
import { EleccionDeVista } from './EleccionDeVista.tsx';
import { EsqueletoDelDia } from './EsqueletoDelDia.tsx';
import { FranjasDelDia } from './FranjasDelDia.tsx';
import { ParaAtender } from './por-atender/ParaAtender.tsx';
import { SinDatosDeTransferencia } from './por-atender/SinDatosDeTransferencia.tsx';
import { SelectorDeFecha } from './SelectorDeFecha.tsx';
import { cifrasDe, destinoDeHoja } from './dia.view.ts';
import {
  destinoDeFecha,
  fechaEnDireccion,
} from '../../../entities/franja/dia-en-direccion.view.ts';
import { useCambiosAjenos } from './useCambiosAjenos.ts';
import { useVentanas } from './useVentanas.ts';
import { useVistaDelDia } from './useVistaDelDia.ts';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';

const VentanasDelDia = perezosa(async () => (await import('./VentanasDelDia.tsx')).VentanasDelDia);

/**
 * The desk's screen with the franjas of one day. While `listo` is false, only the frame is shown.
 */
export function TurnosDelDia({ listo }: { listo: boolean }) {
  const ahora = useMinuto();
  const esAdmin = usePermiso('admin');
  const hoy = fechaDe(ahora);
  const fecha = fechaEnDireccion(useSearch(), hoy);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  useCambiosAjenos(fecha, dia);
  const ventanas = useVentanas();
  const [vista, elegirVista] = useVistaDelDia(dia.data?.length ?? 0);
  // A booking that a reload or the end of the session interrupted is opened again.
  const [empezado, setEmpezado] = useState(false);
  if (listo && !empezado) {
    setEmpezado(true);
    if (buscarEnCurso()) ventanas.abrir({ que: 'retomar' });
  }
  const cifras = dia.data ? cifrasDe(dia.data) : dia.isError ? null : undefined;

  return (
    <div className="contenedor flex flex-1 flex-col gap-2 pt-2 pb-10 md:gap-4 md:pt-5 lg:gap-2.5 lg:pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-y-3">
        <Titulo documento="Turnos del Día" className="text-2xl font-bold md:text-3xl lg:text-2xl">
          Turnos del Día
        </Titulo>
        <SelectorDeFecha fecha={fecha} hoy={hoy} destino={(otra) => destinoDeFecha(otra, hoy)} />
        <div
          className="ml-auto flex gap-2 max-sm:w-full max-sm:flex-wrap"
          onPointerEnter={VentanasDelDia.acercar}
          onFocus={VentanasDelDia.acercar}
        >
          {esAdmin && (
            <Boton
              variante="outline"
              className="px-3 max-sm:flex-1"
              icono={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => ventanas.abrir({ que: 'agregar' })}
            >
              Agregar Turno
            </Boton>
          )}
          <Boton
            variante="terracota"
            className="px-4 max-sm:flex-1"
            icono={<UserPlus aria-hidden="true" className="size-5" />}
            onClick={() => ventanas.abrir({ que: 'reservar', franjaId: null })}
          >
            Reservar
          </Boton>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-y-3 xl:flex-nowrap">
        <CifrasDelDia
          cifras={listo ? cifras : undefined}
          esHoy={fecha === hoy}
          porVenir={fecha > hoy}
        />
        {listo && <ParaAtender key={fecha} franjas={dia.data} ahora={ahora} />}
        <div className="ml-auto flex flex-wrap items-center gap-2 sm:shrink-0 sm:flex-nowrap">
          <BotonEnlace
            a={destinoDeHoja(fecha)}
            variante="ghost"
            className="px-3 xl:max-2xl:px-1.5"
            icono={<Printer aria-hidden="true" className="size-5" />}
          >
            Hoja <span className="sr-only">del {nombreDeFecha(fecha)}</span>
          </BotonEnlace>
          <EleccionDeVista vista={vista} alElegir={elegirVista} />
        </div>
      </div>
      {listo && <SinDatosDeTransferencia />}
      {listo && <DiaEspecial fecha={fecha} franjas={dia.data} ahora={ahora} />}
      {listo ? (
        <FranjasDelDia
          dia={dia}
          fecha={fecha}
          ahora={ahora}
          vista={vista}
          alAcercarse={VentanasDelDia.acercar}
          alAbrir={ventanas.abrir}
        />
      ) : (
        <EsqueletoDelDia />
      )}
      {(ventanas.encima !== null || ventanas.detalles !== null) && (
        <Suspense>
          <VentanasDelDia {...{ ventanas, dia, fecha, ahora }} />
        </Suspense>
      )}
    </div>
  );
}
