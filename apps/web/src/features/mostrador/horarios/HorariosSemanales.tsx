import type { Conflictos as ListaDeConflictos } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflictos } from '../../../entities/conflicto/Conflictos.tsx';
import { PorResolver } from '../../../entities/conflicto/PorResolver.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { HorarioDelPie } from './HorarioDelPie.tsx';
import { EditorDeSemana } from './EditorDeSemana.tsx';
import { EsqueletoDeSemana } from './EsqueletoDeSemana.tsx';
import { ERROR_AL_CARGAR } from '../../../entities/horario/horarios-base.queries.ts';
import { useCambiarSemana } from './useCambiarSemana.ts';
import { useSemanaParaEditar } from './useSemanaParaEditar.ts';
import { consultasPorResolver } from '../../../entities/conflicto/por-resolver.queries.ts';

const TRAMO_NUEVO = { horaInicio: '09:00', horaFin: '10:00' };

export function HorariosSemanales() {
  const semana = useSemanaParaEditar();
  const config = useQuery(consultasDeConfig.actual());
  const porResolver = useQuery(consultasPorResolver.ahora());
  const [conflictos, setConflictos] = useState<ListaDeConflictos>([]);
  const cambiarSemana = useCambiarSemana((guardada) => {
    cartel.exito('Horarios actualizados correctamente');
    setConflictos(guardada.conflictos);
  });

  return (
    <Pagina
      titulo="Horarios Semanales"
      bajada="Los turnos libres se acomodan al guardar; los que tienen reservas no se tocan."
    >
      <div className="flex flex-col gap-6">
        {conflictos.length > 0 ? (
          <Conflictos conflictos={conflictos} alCerrar={() => setConflictos([])} />
        ) : (
          <PorResolver conflictos={porResolver.data} alVer={setConflictos} />
        )}
        {semana.data && porResolver.isFetched && <HorarioDelPie semana={semana.data} />}
        {semana.data && porResolver.isFetched ? (
          <EditorDeSemana
            semana={semana.data}
            tramoNuevo={TRAMO_NUEVO}
            duracionMin={config.data?.duracionBaseMin}
            textoDeGuardar="Guardar Horarios"
            siNoSeGuarda="Siguen valiendo los horarios guardados."
            alFallar={(mensaje) => `Error al actualizar horarios: ${mensaje}`}
            alGuardar={cambiarSemana}
          />
        ) : semana.error ? (
          <EstadoDeError
            titulo={ERROR_AL_CARGAR}
            error={semana.error}
            reintentando={semana.isFetching}
            alReintentar={semana.refetch}
          />
        ) : (
          <EsqueletoDeSemana />
        )}
      </div>
    </Pagina>
  );
}
