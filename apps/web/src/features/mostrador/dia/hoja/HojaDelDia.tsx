import '../../../../styles/hoja.css';
import { fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../../components/layout/Pagina.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { Esqueleto } from '../../../../components/ui/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/EstadoDeError.tsx';
import { EstadoVacio } from '../../../../components/ui/EstadoVacio.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { ZonaDeCarga } from '../../../../components/ui/ZonaDeCarga.tsx';
import {
  destinoDeFecha,
  fechaEnDireccion,
} from '../../../../entities/franja/dia-en-direccion.view.ts';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { entregarArchivo } from '../../../../lib/entregarArchivo.ts';
import { navegar } from '../../../../lib/navegacion.ts';
import { useMinuto } from '../../../../lib/useMinuto.ts';
import { CaminosDeDiaVacio } from '../CaminosDeDiaVacio.tsx';
import { SelectorDeFecha } from '../SelectorDeFecha.tsx';
import { ERROR_DEL_DIA, destinoDeHoja, detalleDeError } from '../dia.view.ts';
import { CabezaDeHoja } from './CabezaDeHoja.tsx';
import { EleccionDeHoja } from './EleccionDeHoja.tsx';
import { HojaDeRotacion } from './HojaDeRotacion.tsx';
import { HojaDeTurnos } from './HojaDeTurnos.tsx';
import { csvDeHoja, hojaEnDireccion, resumenDeHoja } from './hoja.view.ts';

/** A day for paper: its turns, or the way of everybody through the stations. */
export function HojaDelDia() {
  const consulta = useSearch();
  const hoy = fechaDe(useMinuto());
  const fecha = fechaEnDireccion(consulta, hoy);
  const hoja = hojaEnDireccion(consulta);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    consultasDeFranjas.delDia(fecha),
  );
  const hayHoja = data !== undefined && data.length > 0;
  return (
    <Pagina
      titulo="Hoja del día"
      bajada={
        <BotonEnlace
          a={destinoDeFecha(fecha, hoy)}
          variante="ghost"
          className="-ml-5"
          icono={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          Turnos del Día
        </BotonEnlace>
      }
      acciones={
        <SelectorDeFecha fecha={fecha} hoy={hoy} destino={(otra) => destinoDeHoja(otra, hoja)} />
      }
    >
      <div className="fuera-de-la-hoja mb-5 flex flex-wrap items-center gap-3">
        <EleccionDeHoja hoja={hoja} alElegir={(una) => navegar(destinoDeHoja(fecha, una))} />
        <Boton
          variante="primary"
          disabled={!hayHoja}
          icono={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Imprimir
        </Boton>
        {hoja === 'turnos' && (
          <Boton
            variante="outline"
            disabled={!hayHoja}
            icono={<Download aria-hidden="true" className="size-5" />}
            onClick={() =>
              entregarArchivo(`turnos-${fecha}.csv`, csvDeHoja(fecha, data ?? []), 'text/csv')
            }
          >
            Descargar CSV
          </Boton>
        )}
      </div>
      {data && error && (
        <div className="fuera-de-la-hoja mb-5">
          <Nota tono="aviso" role="status">
            No se pudo actualizar: se muestra lo último que llegó. {detalleDeError(fecha, error)}
          </Nota>
        </div>
      )}
      {!data && error && (
        <EstadoDeError
          titulo={ERROR_DEL_DIA}
          error={new Error(detalleDeError(fecha, error))}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {!data && !error && (
        <ZonaDeCarga texto="Cargando la hoja..." className="flex flex-col gap-2">
          <Esqueleto className="mb-2 h-14" />
          {Array.from({ length: 8 }, (_, renglon) => (
            <Esqueleto key={renglon} className="h-16" />
          ))}
        </ZonaDeCarga>
      )}
      {data?.length === 0 && (
        <EstadoVacio
          titulo="No hay turnos programados"
          texto="Sin turnos no hay nada que imprimir."
          accion={
            <CaminosDeDiaVacio
              fecha={fecha}
              hoy={hoy}
              alIr={(otra) => navegar(destinoDeHoja(otra, hoja))}
            />
          }
        />
      )}
      {hayHoja && (
        <article aria-label="Hoja" className="hoja">
          <CabezaDeHoja fecha={fecha} resumen={resumenDeHoja(data, hoja)} leidaEn={dataUpdatedAt} />
          {hoja === 'turnos' ? <HojaDeTurnos franjas={data} /> : <HojaDeRotacion franjas={data} />}
        </article>
      )}
    </Pagina>
  );
}
