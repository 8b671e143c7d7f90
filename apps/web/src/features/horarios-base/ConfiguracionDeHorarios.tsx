import type { Conflictos as ListaDeConflictos } from '@remanso/contract/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflictos } from '../../components/franja/Conflictos.tsx';
import { Pagina } from '../../components/layout/Pagina.tsx';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { EstadoDeError } from '../../components/ui/EstadoDeError.tsx';
import { avisar } from '../../lib/avisos.ts';
import { navegar } from '../../lib/navegacion.ts';
import { consultasDeConfig } from '../config/config.queries.ts';
import { EditorDeSemana } from './EditorDeSemana.tsx';
import { EsqueletoDeSemana } from './EsqueletoDeSemana.tsx';
import {
  ERROR_AL_CARGAR,
  ERROR_AL_CREAR,
  consultasDeHorarios,
  useGuardarHorarios,
} from './horarios-base.queries.ts';

const TRAMO_NUEVO = { horaInicio: '09:00', horaFin: '17:00' };

const SIN_DIAS = 'Falta activar al menos un día: sin horarios no se generan turnos';

const irAlPanel = () => navegar('/dashboard', { reemplazar: true });

/** The week's hours as a page of their own; it stands in for the panel until there are any. */
export function ConfiguracionDeHorarios() {
  const existen = useQuery(consultasDeHorarios.existe());
  const semana = useQuery(consultasDeHorarios.semana());
  const config = useQuery(consultasDeConfig.actual());
  const yaExisten = existen.data?.exists ?? false;
  const { mutateAsync: guardar } = useGuardarHorarios({ existen: yaExisten });
  const [conflictos, setConflictos] = useState<ListaDeConflictos>([]);
  const error = existen.error ?? semana.error;

  return (
    <Pagina
      titulo="Configuración de Horarios"
      bajada={
        yaExisten
          ? 'Los días y las horas en que el centro recibe gente.'
          : 'Paso 2 de 2: los días y las horas en que el centro recibe gente. Con esto se generan los turnos.'
      }
    >
      {conflictos.length > 0 && <Conflictos conflictos={conflictos} alCerrar={irAlPanel} />}
      {conflictos.length === 0 && existen.data && semana.data && (
        <EditorDeSemana
          semana={semana.data}
          tramoNuevo={TRAMO_NUEVO}
          duracionMin={config.data?.duracionBaseMin}
          textoDeGuardar="Guardar Horarios"
          salida={
            <BotonEnlace a="/" variante="secondary">
              Cancelar
            </BotonEnlace>
          }
          alFallar={(mensaje) =>
            yaExisten && mensaje !== SIN_DIAS
              ? `Error al guardar horarios: ${mensaje}`
              : mensaje || ERROR_AL_CREAR
          }
          alGuardar={async (nueva) => {
            if (!nueva.some((dia) => dia.activo)) throw new Error(SIN_DIAS);
            const guardada = await guardar(nueva);
            avisar.exito('Horarios guardados correctamente');
            if (guardada.conflictos.length > 0) setConflictos(guardada.conflictos);
            else irAlPanel();
          }}
        />
      )}
      {!(existen.data && semana.data) &&
        (error ? (
          <EstadoDeError
            titulo={ERROR_AL_CARGAR}
            error={error}
            reintentando={semana.isFetching || existen.isFetching}
            alReintentar={() => {
              void existen.refetch();
              void semana.refetch();
            }}
          />
        ) : (
          <EsqueletoDeSemana />
        ))}
    </Pagina>
  );
}
