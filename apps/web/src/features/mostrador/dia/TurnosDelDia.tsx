import { fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, lazy, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { enlaceDeTexto } from '../../../components/ui/enlaceDeTexto.ts';
import { leerEnCurso } from '../../../lib/enCurso.ts';
import { useMinuto } from '../../../lib/useMinuto.ts';
import { usePermiso } from '../../../lib/usePermiso.ts';
import { AvisoDelDia } from './AvisoDelDia.tsx';
import { CifrasDelDia } from './CifrasDelDia.tsx';
import { EleccionDeVista } from './EleccionDeVista.tsx';
import { EsqueletoDelDia } from './EsqueletoDelDia.tsx';
import { FranjasDelDia } from './FranjasDelDia.tsx';
import { ParaAtender } from './ParaAtender.tsx';
import { SelectorDeFecha } from './SelectorDeFecha.tsx';
import { cifrasDe, destinoDeHoja } from './dia.view.ts';
import {
  destinoDeFecha,
  fechaEnDireccion,
} from '../../../entities/franja/dia-en-direccion.view.ts';
import type { PedidoSobreFranja, Ventana } from './pedidos.ts';
import { useCambiosAjenos } from './useCambiosAjenos.ts';
import { useVistaDelDia } from './useVistaDelDia.ts';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';

const cargarVentanas = () => import('./VentanasDelDia.tsx');
const VentanasDelDia = lazy(async () => ({ default: (await cargarVentanas()).VentanasDelDia }));

/** Where the window is wide, a link is low, so that both stand beside the title. */
const ENLACE = `xl:py-0 xl:leading-6 ${enlaceDeTexto}`;

/**
 * Loads the windows when the pointer or the focus comes near a button; a failure is left for the
 * opening to show.
 */
function acercar(): void {
  cargarVentanas().catch(() => {});
}

/** The desk's screen: the whole day at a glance. Until `listo` only its frame is shown. */
export function TurnosDelDia({ listo }: { listo: boolean }) {
  const ahora = useMinuto();
  const esAdmin = usePermiso('admin');
  const hoy = fechaDe(ahora);
  const fecha = fechaEnDireccion(useSearch(), hoy);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  useCambiosAjenos(fecha, dia);
  const [elegida, setElegida] = useState<number | null>(null);
  const [ventana, setVentana] = useState<Ventana | null>(null);
  const [vista, elegirVista] = useVistaDelDia(dia.data?.length ?? 0);
  // What was being booked when the page or the session ended goes on.
  const [empezado, setEmpezado] = useState(false);
  if (listo && !empezado) {
    setEmpezado(true);
    if (leerEnCurso()) setVentana({ que: 'retomar' });
  }
  const pedir = (pedido: PedidoSobreFranja) => {
    if (pedido.que === 'detalles') setElegida(pedido.franjaId);
    else setVentana(pedido);
  };

  const cifras = dia.data ? cifrasDe(dia.data) : dia.isError ? null : undefined;

  return (
    <div className="contenedor flex flex-1 flex-col gap-4 pt-5 pb-10 xl:gap-2 xl:pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-5 max-sm:flex-col xl:items-center">
          <Titulo documento="Turnos del Día" className="text-3xl font-bold xl:text-2xl">
            Turnos del Día
          </Titulo>
          <div className="flex flex-wrap gap-x-5 xl:flex-col xl:text-sm">
            <Enlace a={destinoDeHoja(fecha)} className={ENLACE}>
              Hoja del día
            </Enlace>
            <Enlace a="/dashboard/recados" className={ENLACE}>
              Avisos de mañana
            </Enlace>
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 max-xl:contents">
          <EleccionDeVista vista={vista} alElegir={elegirVista} />
          <SelectorDeFecha fecha={fecha} hoy={hoy} destino={(otra) => destinoDeFecha(otra, hoy)} />
          <div
            className="flex gap-2 max-xl:w-full max-sm:flex-wrap"
            onPointerEnter={acercar}
            onFocus={acercar}
          >
            {esAdmin && (
              <Boton
                variante="outline"
                className="px-3 max-xl:flex-1"
                icono={<Plus aria-hidden="true" className="size-5" />}
                onClick={() => setVentana({ que: 'agregar' })}
              >
                Agregar Turno
              </Boton>
            )}
            <Boton
              variante="terracota"
              className="max-xl:flex-1"
              icono={<UserPlus aria-hidden="true" className="size-5" />}
              onClick={() => setVentana({ que: 'reservar', franjaId: null })}
            >
              Reservar
            </Boton>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 xl:flex-nowrap xl:gap-x-4">
        <CifrasDelDia cifras={listo ? cifras : undefined} esHoy={fecha === hoy} />
        {listo && <ParaAtender key={fecha} franjas={dia.data} ahora={ahora} />}
      </div>
      {listo && <AvisoDelDia fecha={fecha} franjas={dia.data} ahora={ahora} />}
      {listo ? (
        <FranjasDelDia
          dia={dia}
          fecha={fecha}
          ahora={ahora}
          vista={vista}
          alAcercarse={acercar}
          alPedir={pedir}
        />
      ) : (
        <EsqueletoDelDia />
      )}
      {(ventana !== null || elegida !== null) && (
        <Suspense>
          <VentanasDelDia
            ventana={ventana}
            elegida={elegida}
            dia={dia}
            fecha={fecha}
            ahora={ahora}
            alPedir={pedir}
            alCerrar={() => setVentana(null)}
            alCerrarDetalles={() => setElegida(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
