import { useId } from 'react';
import { Campo } from '../../components/form/Campo.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { avisar } from '../../lib/avisos.ts';
import { CamposDeHoras } from './CamposDeHoras.tsx';
import { PieDeFormulario } from '../../components/form/PieDeFormulario.tsx';
import { FormularioDeFranja, momentosDe, sinPrefijo } from './franja-editada.view.ts';
import { ERROR_AL_AGREGAR, useAgregarFranja } from './franjas.queries.ts';

interface PropiedadesDeAgregarFranja {
  /** The day on screen. */
  fecha: string;
  hoy: string;
  alCerrar: () => void;
}

export function AgregarFranja({ fecha, hoy, alCerrar }: PropiedadesDeAgregarFranja) {
  const { mutateAsync: agregar, isPending } = useAgregarFranja();
  const formulario = useId();
  return (
    <Modal
      abierto
      ancho="sm"
      titulo="Agregar Turno"
      subtitulo="Un turno suelto, además de los que salen de los horarios."
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={formulario}
          accion="Guardar turno"
          ocupado={isPending}
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={formulario}
        esquema={FormularioDeFranja}
        valores={{ fecha, inicio: '09:00', fin: '10:00' }}
        siFalla={ERROR_AL_AGREGAR}
        alEnviar={async ({ fecha: elegida, ...horas }) => {
          try {
            await agregar(momentosDe(elegida, horas));
          } catch (error) {
            throw sinPrefijo(error);
          }
          avisar.exito('Turno agregado correctamente');
          alCerrar();
        }}
      >
        {({ campo }) => (
          <>
            <Campo {...campo('fecha')} etiqueta="Fecha" type="date" min={hoy} />
            <CamposDeHoras campo={campo} />
          </>
        )}
      </Formulario>
    </Modal>
  );
}
