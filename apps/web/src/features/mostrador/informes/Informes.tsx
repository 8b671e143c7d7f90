import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { CifrasDelPeriodo } from './CifrasDelPeriodo.tsx';
import { Clientela } from './Clientela.tsx';
import { DineroPorDia } from './DineroPorDia.tsx';
import { ElegirPeriodo } from './ElegirPeriodo.tsx';
import { Exportaciones } from './Exportaciones.tsx';
import { Grupos } from './Grupos.tsx';
import { MapaDeOcupacion } from './MapaDeOcupacion.tsx';
import { consultasDeInformes } from './informes.queries.ts';
import { estaVacio } from './informes.view.ts';
import { anteriorEnPalabras, leerPeriodo, periodoEnPalabras } from './periodo.view.ts';

/**
 * The report of a period. Shows the figures of the period beside the figures of the same number of
 * days before the period.
 */
export function Informes() {
  const eleccion = leerPeriodo(useSearch(), hoy());
  const { desde, hasta } = eleccion;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    consultasDeInformes.delPeriodo({ desde, hasta }),
  );
  return (
    <Pagina
      titulo="Informes"
      bajada={`${periodoEnPalabras(eleccion)}, junto ${anteriorEnPalabras(eleccion)}.`}
      acciones={
        <Boton
          variante="outline"
          className="sin-imprimir"
          icono={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => globalThis.print()}
        >
          Imprimir
        </Boton>
      }
    >
      <div className="informe flex flex-col gap-5">
        <ElegirPeriodo eleccion={eleccion} />
        {error && (!data || isPlaceholderData) ? (
          <EstadoDeError
            titulo="Error al obtener el informe"
            error={error}
            reintentando={isFetching}
            alReintentar={() => void refetch()}
          />
        ) : (
          <Contenido informe={data} viejo={isPlaceholderData} />
        )}
      </div>
    </Pagina>
  );
}

function Contenido({ informe, viejo }: { informe: Informe | undefined; viejo: boolean }) {
  if (!informe) return <Espera />;
  if (estaVacio(informe)) {
    return (
      <EstadoVacio
        titulo="Nada en este período"
        texto="No hubo turnos, reservas ni cobros, tampoco en los días anteriores."
      />
    );
  }
  return (
    <div className={`flex flex-col gap-5 ${viejo ? 'opacity-60' : ''}`}>
      <CifrasDelPeriodo informe={informe} />
      <div className="grid items-start gap-5 xl:grid-cols-2 print:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <MapaDeOcupacion informe={informe} />
          <Grupos informe={informe} />
        </div>
        <div className="grid min-w-0 gap-5">
          <DineroPorDia informe={informe} />
          <Clientela informe={informe} />
        </div>
      </div>
      <Exportaciones periodo={informe} />
    </div>
  );
}

function Espera() {
  return (
    <ZonaDeCarga texto="Cargando informe..." className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {Array.from({ length: 6 }, (_, cual) => (
          <Esqueleto key={cual} className="h-24" />
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-2">
        <Esqueleto className="h-96" />
        <Esqueleto className="h-96" />
      </div>
    </ZonaDeCarga>
  );
}
