import { diaDeSemana } from '@remanso/contract/calendario';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { consultasDeHorarios } from '../../../entities/horario/horarios-base.queries.ts';
import { ElegirTipo } from './ElegirTipo.tsx';
import { FormularioDeBloqueo } from './FormularioDeBloqueo.tsx';
import { FormularioDeFeriado } from './FormularioDeFeriado.tsx';
import { FormularioDeOverride } from './FormularioDeOverride.tsx';
import { RevisarExcepcion } from './RevisarExcepcion.tsx';
import { TEXTOS, yaPaso, type Nueva, type Tipo } from './excepciones.view.ts';
import { previsualizar } from './excepciones.mutations.ts';

interface PropiedadesDeAgregarExcepcion {
  fecha: string;
  tipo: Tipo;
  /** The exception to correct. Absent for a new exception. */
  editada?: Nueva | undefined;
  hoy: string;
  alGuardar: (nueva: Nueva, conflictos: Conflictos) => void;
  alCerrar: () => void;
}

/**
 * Adds or corrects an exception in two steps: the form, and a review of the bookings that the
 * exception affects. Only the review saves.
 */
export function AgregarExcepcion({
  fecha,
  tipo: alEmpezar,
  editada,
  hoy,
  alGuardar,
  alCerrar,
}: PropiedadesDeAgregarExcepcion) {
  const id = useId();
  const [tipo, setTipo] = useState(alEmpezar);
  const [escrita, setEscrita] = useState<Nueva | null>(editada ?? null);
  const [previa, setPrevia] = useState<Previsualizacion | null>(null);
  const [calculando, setCalculando] = useState(false);
  const { data: semana, isPending } = useQuery(consultasDeHorarios.semana());
  const base = semana?.find((dia) => dia.diaSemana === diaDeSemana(fecha));

  if (escrita && previa) {
    return (
      <RevisarExcepcion
        nueva={escrita}
        previa={previa}
        alVolver={() => setPrevia(null)}
        alGuardar={(conflictos) => alGuardar(escrita, conflictos)}
        alCerrar={alCerrar}
      />
    );
  }

  async function alSeguir(escritaAhora: Nueva) {
    const tarde = yaPaso(escritaAhora, hoy);
    if (tarde) throw new Error(tarde);
    const reemplaza = editada?.reemplaza;
    const nueva = { ...escritaAhora, ...(reemplaza !== undefined && { reemplaza }) };
    setCalculando(true);
    try {
      setPrevia(await previsualizar(nueva));
      setEscrita(nueva);
    } finally {
      setCalculando(false);
    }
  }
  const comun = { id, hoy };

  return (
    <Modal
      abierto
      ancho="lg"
      titulo={editada ? `Editar ${TEXTOS[tipo].nombre.toLowerCase()}` : 'Agregar excepción'}
      ocupado={calculando}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={id}
          ocupado={calculando}
          accion="Ver a quién afecta"
          variante="primary"
          alCerrar={alCerrar}
        />
      }
    >
      <div className="flex flex-col gap-6">
        {!editada && (
          <ElegirTipo
            tipo={tipo}
            alElegir={(otro) => {
              setTipo(otro);
              setEscrita(null);
            }}
          />
        )}
        {tipo === 'feriado' && (
          <FormularioDeFeriado
            {...comun}
            alSeguir={(body) => alSeguir({ tipo: 'feriado', body })}
            valores={escrita?.tipo === 'feriado' ? escrita.body : { fecha, descripcion: '' }}
          />
        )}
        {tipo === 'bloqueo' && (
          <FormularioDeBloqueo
            {...comun}
            alSeguir={(body) => alSeguir({ tipo: 'bloqueo', body })}
            valores={
              escrita?.tipo === 'bloqueo'
                ? escrita.body
                : {
                    fechaDesde: fecha,
                    fechaHasta: fecha,
                    horaInicio: null,
                    horaFin: null,
                    motivo: '',
                  }
            }
          />
        )}
        {/* The form begins with the hours of the week, so the form is shown once those hours are
            read. */}
        {tipo === 'override' && !isPending && (
          <FormularioDeOverride
            {...comun}
            alSeguir={(body) => alSeguir({ tipo: 'override', body })}
            valores={
              escrita?.tipo === 'override'
                ? escrita.body
                : {
                    fecha,
                    tramos: base?.activo ? base.tramos : [],
                    capacidad: null,
                    motivo: '',
                  }
            }
          />
        )}
      </div>
    </Modal>
  );
}
