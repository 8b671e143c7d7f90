import '../../../styles/panel.css';
import type { Conflictos as ListaDeConflictos } from '@remanso/contract/franja/franjas.contract';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflictos } from '../../../entities/conflicto/Conflictos.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { centro } from '../../../lib/centro.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { EditorDeSemana } from './EditorDeSemana.tsx';
import { EsqueletoDeSemana } from './EsqueletoDeSemana.tsx';
import {
  ERROR_AL_CARGAR,
  consultasDeHorarios,
} from '../../../entities/horario/horarios-base.queries.ts';
import { semanaDelCentro } from './semana-del-centro.view.ts';
import { useCambiarSemana } from './useCambiarSemana.ts';
import { useSemanaParaEditar } from './useSemanaParaEditar.ts';
import {
  ERROR_AL_CREAR,
  useGuardarHorarios,
  type SemanaGuardada,
} from './horarios-base.mutations.ts';

const TRAMO_NUEVO = { horaInicio: '09:00', horaFin: '17:00' };

const SIN_DIAS = 'Falta activar al menos un día: sin horarios no se generan turnos';

function irAlPanel(): void {
  navegar('/dashboard', { reemplazar: true, arriba: true });
}

interface PropiedadesDeConfiguracionDeHorarios {
  /**
   * True where the page is shown in place of the panel, as a step of setting up a centre. False
   * where the page is a screen of its own.
   */
  enElPanel?: boolean;
}

/**
 * The page for the hours of the week. While the centre has no hours, this page is shown in place of
 * the panel.
 */
export function ConfiguracionDeHorarios({
  enElPanel = false,
}: PropiedadesDeConfiguracionDeHorarios) {
  const existen = useQuery(consultasDeHorarios.existe());
  const semana = useSemanaParaEditar();
  const config = useQuery(consultasDeConfig.existe());
  const actual = useQuery({ ...consultasDeConfig.actual(), enabled: config.data?.exists === true });
  const yaExisten = existen.data?.exists ?? false;
  const { mutateAsync: crear } = useGuardarHorarios({ existen: false });
  const cambiarSemana = useCambiarSemana(alTenerla);
  const [conflictos, setConflictos] = useState<ListaDeConflictos>([]);
  const error = existen.error ?? semana.error;

  async function alGuardar(nueva: Semana, conocida: Semana): Promise<Semana | null> {
    if (!nueva.some((dia) => dia.activo)) throw new Error(SIN_DIAS);
    if (yaExisten) return cambiarSemana(nueva, conocida);
    alTenerla(await crear({ semana: nueva }));
    return nueva;
  }

  function alTenerla(guardada: SemanaGuardada): void {
    cartel.exito('Horarios guardados correctamente');
    if (guardada.conflictos.length > 0) setConflictos(guardada.conflictos);
    else irAlPanel();
  }

  function alFallar(mensaje: string): string {
    if (mensaje === SIN_DIAS) return SIN_DIAS;
    return enElPanel ? mensaje || ERROR_AL_CREAR : `Error al guardar horarios: ${mensaje}`;
  }

  return (
    <Pagina
      titulo="Configuración de Horarios"
      bajada={
        yaExisten
          ? 'Los días y las horas en que el centro recibe gente.'
          : 'Paso 2 de 3: los días y las horas en que el centro recibe gente. Con esto se generan los turnos.'
      }
    >
      {conflictos.length > 0 && <Conflictos conflictos={conflictos} alCerrar={irAlPanel} />}
      {conflictos.length === 0 && existen.data && semana.data && (
        <div className="flex flex-col gap-5">
          {config.data?.exists === false && <FaltaLaConfiguracion />}
          <EditorDeSemana
            semana={yaExisten ? semana.data : semanaDelCentro(centro().horarios)}
            tramoNuevo={TRAMO_NUEVO}
            duracionMin={actual.data?.duracionBaseMin}
            textoDeGuardar="Guardar Horarios"
            siNoSeGuarda={
              yaExisten
                ? 'Siguen valiendo los horarios guardados.'
                : 'El centro sigue sin horarios y no se generan turnos.'
            }
            salida={
              <BotonEnlace a="/" variante="secondary">
                Cancelar
              </BotonEnlace>
            }
            alFallar={alFallar}
            alGuardar={alGuardar}
          />
        </div>
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

/**
 * Shows a hint at step 1 (the configuration). A person who opens this page by the address can have
 * skipped step 1.
 */
function FaltaLaConfiguracion() {
  return (
    <Nota tono="aviso">
      Todavía falta el paso 1. Los turnos se generan cuando también esté la{' '}
      <Enlace a="/configuracion-inicial" className={enlaceDeTexto}>
        Configuración Inicial
      </Enlace>
      .
    </Nota>
  );
}
