import { fechaDe } from '@remanso/contract/calendario';
import type { Conflictos as FranjasEnConflicto } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Conflictos } from '../../../entities/conflicto/Conflictos.tsx';
import { PorResolver } from '../../../entities/conflicto/PorResolver.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { consultasDeHorarios } from '../../../entities/horario/horarios-base.queries.ts';
import { BarraDelMes } from './BarraDelMes.tsx';
import { ListaDelMes } from './ListaDelMes.tsx';
import { MarcaDeExcepcion } from './MarcaDeExcepcion.tsx';
import { Mes } from './Mes.tsx';
import { ERROR_AL_CARGAR, consultasDeExcepciones } from './excepciones.queries.ts';
import {
  TEXTOS,
  TIPOS,
  listaDe,
  type Excepcion,
  edicionDe,
  type Abierto,
} from './excepciones.view.ts';
import { destinoDeMes, mesEnDireccion, pideResolver } from './mes.view.ts';
import { useQuitarExcepcion } from './useQuitarExcepcion.tsx';
import { consultasPorResolver } from '../../../entities/conflicto/por-resolver.queries.ts';

const VentanasDeExcepciones = perezosa(
  async () => (await import('./VentanasDeExcepciones.tsx')).VentanasDeExcepciones,
);

interface Afuera {
  conflictos: FranjasEnConflicto;
  /**
   * The reason why the franjas are closed. Undefined for conflictos that PorResolver has listed.
   */
  razon?: string;
}

/**
 * The section of feriados and excepciones: a month as a calendar and as a list, with the bookings
 * that are left outside the plan.
 */
export function FeriadosYExcepciones() {
  const hoy = fechaDe(useMinuto());
  const consultaDeDireccion = useSearch();
  const mes = mesEnDireccion(consultaDeDireccion, hoy);
  const consulta = useQuery(consultasDeExcepciones.delMes(mes));
  const porResolver = useQuery(consultasPorResolver.ahora());
  const { data: semana } = useQuery(consultasDeHorarios.semana());
  const cerrados = new Set(
    semana?.filter(({ activo }) => !activo).map(({ diaSemana }) => diaSemana),
  );
  const lista = listaDe(consulta.data ?? { feriados: [], bloqueos: [], overrides: [] });
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const [afuera, setAfuera] = useState<Afuera | null>(null);
  // The answer is kept as it is now: the panel shows what was done to each booking of its list.
  const [porAbrir, setPorAbrir] = useState(() => pideResolver(consultaDeDireccion));
  if (porAbrir && !porResolver.isFetching) {
    setPorAbrir(false);
    if (porResolver.data?.length) setAfuera({ conflictos: porResolver.data });
  }
  const quitar = useQuitarExcepcion();
  const cerrar = () => setAbierto(null);
  const primerDia = mes > hoy ? mes : hoy;

  function alTerminar(texto: string, conflictos: FranjasEnConflicto, razon: string) {
    cerrar();
    cartel.exito(texto);
    setAfuera(conflictos.length > 0 ? { conflictos, razon } : null);
  }
  const alQuitar = (excepcion: Excepcion) => void quitar(excepcion);

  return (
    <Pagina
      titulo="Feriados y excepciones"
      bajada="Lo que se aparta de los horarios semanales. Ninguna reserva se cancela sola."
      acciones={
        <Acciones
          alImportar={() => setAbierto({ que: 'importar' })}
          alAgregar={() => setAbierto({ que: 'agregar', fecha: primerDia, tipo: 'feriado' })}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {afuera && (
          <Conflictos
            key={afuera.conflictos.map(({ franja }) => franja.id).join()}
            {...afuera}
            alCerrar={() => setAfuera(null)}
          />
        )}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Tarjeta holgada={false} className="flex flex-col gap-3 p-3 sm:p-5">
            <BarraDelMes mes={mes} hoy={hoy} />
            <Mes
              mes={mes}
              hoy={hoy}
              excepciones={lista}
              cerrados={cerrados}
              cargando={consulta.isPending}
              alAcercarse={VentanasDeExcepciones.acercar}
              alElegir={(fecha) => setAbierto({ que: 'dia', fecha })}
              alSalir={(fecha) => navegar(destinoDeMes(fecha, hoy))}
            />
            <Referencias />
          </Tarjeta>
          {consulta.error && !consulta.data ? (
            <EstadoDeError
              titulo={ERROR_AL_CARGAR}
              error={consulta.error}
              reintentando={consulta.isFetching}
              alReintentar={consulta.refetch}
            />
          ) : (
            <div className="flex flex-col gap-5">
              {!afuera && (
                <PorResolver
                  conflictos={porResolver.data}
                  alVer={(conflictos) => setAfuera({ conflictos })}
                />
              )}
              <ListaDelMes
                mes={mes}
                lista={consulta.data && porResolver.isFetched ? lista : undefined}
                hoy={hoy}
                alEditar={(excepcion) => setAbierto(edicionDe(excepcion))}
                alQuitar={alQuitar}
              />
            </div>
          )}
        </div>
      </div>
      {abierto && (
        <Suspense>
          <VentanasDeExcepciones
            abierto={abierto}
            hoy={hoy}
            excepciones={lista}
            alQuitar={alQuitar}
            alAbrir={setAbierto}
            alTerminar={alTerminar}
            alCerrar={cerrar}
          />
        </Suspense>
      )}
    </Pagina>
  );
}

function Acciones({ alImportar, alAgregar }: { alImportar: () => void; alAgregar: () => void }) {
  return (
    <>
      <Boton
        variante="outline"
        className="max-sm:grow"
        icono={<Download aria-hidden="true" className="size-5" />}
        onPointerEnter={VentanasDeExcepciones.acercar}
        onFocus={VentanasDeExcepciones.acercar}
        onClick={alImportar}
      >
        Importar feriados nacionales
      </Boton>
      <Boton
        variante="terracota"
        className="max-sm:grow"
        icono={<CalendarPlus aria-hidden="true" className="size-5" />}
        onPointerEnter={VentanasDeExcepciones.acercar}
        onFocus={VentanasDeExcepciones.acercar}
        onClick={alAgregar}
      >
        Agregar excepción
      </Boton>
    </>
  );
}

function Referencias() {
  return (
    <ul aria-label="Referencias" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {TIPOS.map((tipo) => (
        <li key={tipo} className="flex items-center gap-2">
          <MarcaDeExcepcion tipo={tipo} />
          {TEXTOS[tipo].nombre}
        </li>
      ))}
    </ul>
  );
}
