import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franjas.contract';
import { useId } from 'react';
import { CampoNumero } from '../../components/form/CampoNumero.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { avisar } from '../../lib/avisos.ts';
import { CamposDeHoras } from './CamposDeHoras.tsx';
import { PieDeFormulario } from '../../components/form/PieDeFormulario.tsx';
import { leerEntero } from '../../components/form/numero.view.ts';
import { mayuscula } from './dia.view.ts';
import { FormularioDeCambios, momentosDe } from './franja-editada.view.ts';
import { ERROR_AL_EDITAR, useEditarFranja } from './franjas.queries.ts';

interface PropiedadesDeEditarFranja {
  franja: Franja;
  alCerrar: () => void;
}

/** Other hours, or more or fewer places. What bookings forbid is the server's to say. */
export function EditarFranja({ franja, alCerrar }: PropiedadesDeEditarFranja) {
  const { id, fecha, horaInicio, horaFin, capacidadEfectiva, ocupadosTotal } = franja;
  const { mutateAsync: editar, isPending } = useEditarFranja();
  const formulario = useId();
  return (
    <Modal
      abierto
      ancho="sm"
      titulo={`Editar el turno de las ${horaInicio}`}
      subtitulo={mayuscula(nombreDeFecha(fecha))}
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={formulario}
          accion="Guardar cambios"
          ocupado={isPending}
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={formulario}
        esquema={FormularioDeCambios}
        valores={{ inicio: horaInicio, fin: horaFin, capacidadEfectiva }}
        siFalla={ERROR_AL_EDITAR}
        alEnviar={async ({ capacidadEfectiva: capacidad, ...horas }) => {
          await editar({ id, ...momentosDe(fecha, horas), capacidadEfectiva: capacidad });
          avisar.exito('Turno actualizado correctamente');
          alCerrar();
        }}
      >
        {({ campo }) => (
          <>
            {ocupadosTotal > 0 && (
              <Nota>
                Con reservas activas el horario no cambia; la capacidad no baja de {ocupadosTotal}.
              </Nota>
            )}
            <CamposDeHoras campo={campo} />
            <CampoNumero
              {...campo('capacidadEfectiva', { setValueAs: leerEntero })}
              etiqueta="Capacidad"
              unidad="personas"
            />
          </>
        )}
      </Formulario>
    </Modal>
  );
}
