import { diaDeSemana } from '@remanso/contract/calendario';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { consultasDeHorarios } from '../../../entities/horario/horarios-base.queries.ts';
import { ElegirTipo } from './ElegirTipo.tsx';
import { FormularioDeBloqueo } from './FormularioDeBloqueo.tsx';
import { FormularioDeFeriado } from './FormularioDeFeriado.tsx';
import { FormularioDeOverride } from './FormularioDeOverride.tsx';
import { RevisarExcepcion } from './RevisarExcepcion.tsx';
import type { Nueva, Tipo } from './excepciones.view.ts';
import { previsualizar } from './excepciones.mutations.ts';

interface PropiedadesDeAgregarExcepcion {
  fecha: string;
  tipo: Tipo;
  hoy: string;
  alGuardar: (nueva: Nueva, conflictos: Conflictos) => void;
  alCerrar: () => void;
}

/**
 * Adds an exception in two steps: the form, then a review of the bookings it affects. Only the
 * review saves.
 */
export function AgregarExcepcion({
  fecha,
  tipo: alEmpezar,
  hoy,
  alGuardar,
  alCerrar,
}: PropiedadesDeAgregarExcepcion) {
  const id = useId();
  const [tipo, setTipo] = useState(alEmpezar);
  const [escrita, setEscrita] = useState<Nueva | null>(null);
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

  async function alSeguir(nueva: Nueva) {
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
      titulo="Agregar excepción"
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
        <ElegirTipo
          tipo={tipo}
          alElegir={(otro) => {
            setTipo(otro);
            setEscrita(null);
          }}
        />
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
        {/* The form starts with the hours of the week, so it waits for them. */}
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
