import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useId, useState } from 'react';
import { useGuardarSinPisar } from '../../../../components/diferencias/useGuardarSinPisar.ts';
import { CampoNumero } from '../../../../components/form/CampoNumero.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { cartel } from '../../../../lib/carteles.ts';
import { AQuienIrian } from '../espera/AQuienIrian.tsx';
import { CamposDeHoras } from './CamposDeHoras.tsx';
import { PieDeFormulario } from '../../../../components/form/PieDeFormulario.tsx';
import { leerEntero } from '../../../../components/form/numero.view.ts';
import { FormularioDeCambios, momentosDe } from './franja-editada.view.ts';
import { franjaEditable } from './franja-editable.view.ts';
import { ERROR_AL_EDITAR, leerFranja, useEditarFranja } from './franjas.mutations.ts';

interface PropiedadesDeEditarFranja {
  franja: Franja;
  alCerrar: () => void;
}

/**
 * The form for the hours and the places of a franja. The server refuses what the bookings forbid.
 */
export function EditarFranja({ franja, alCerrar }: PropiedadesDeEditarFranja) {
  const { id, fecha, horaInicio, horaFin, capacidadEfectiva, ocupadosTotal } = franja;
  const guardarSinPisar = useGuardarSinPisar();
  const { mutateAsync: editar, isPending } = useEditarFranja();
  const [leyendo, setLeyendo] = useState(false);
  const ocupado = isPending || leyendo;
  const formulario = useId();
  // The franja when the form was opened. The prop `franja` changes with each new reading of the
  // day.
  const [conocido] = useState(() => franjaEditable(franja));

  async function leer() {
    setLeyendo(true);
    try {
      return await leerFranja(id);
    } finally {
      setLeyendo(false);
    }
  }

  return (
    <Modal
      abierto
      ancho="sm"
      titulo={`Editar el turno de las ${horaInicio}`}
      subtitulo={mayuscula(nombreDeFecha(fecha))}
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={formulario}
          accion="Guardar cambios"
          ocupado={ocupado}
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
          const desenlace = await guardarSinPisar({
            accion: 'actualizarFranja',
            conocido,
            aca: { ...momentosDe(fecha, horas), capacidadEfectiva: capacidad },
            leer,
            guardar: (queda, _actual, headers) => editar({ id, ...queda, headers }),
          });
          if (!desenlace) return;
          if (desenlace.respuesta) cartel.exito('Turno actualizado correctamente');
          alCerrar();
        }}
      >
        {({ campo, form }) => (
          <>
            {ocupadosTotal > 0 && (
              <Nota>
                Con reservas activas{franja.retenidas > 0 && ' o lugares ofrecidos'} el horario no
                cambia; la capacidad no baja de {ocupadosTotal}.
              </Nota>
            )}
            <CamposDeHoras campo={campo} fijas={ocupadosTotal > 0} />
            <CampoNumero
              {...campo('capacidadEfectiva', { setValueAs: leerEntero })}
              etiqueta="Capacidad"
              unidad="personas"
            />
            <AQuienIrianConMas franja={franja} capacidad={form.watch('capacidadEfectiva')} />
          </>
        )}
      </Formulario>
    </Modal>
  );
}

/** Says which clients would be offered the places that a greater capacity adds. */
function AQuienIrianConMas({ franja, capacidad }: { franja: Franja; capacidad: number }) {
  const liberados = capacidad - franja.capacidadEfectiva;
  return liberados > 0 && <AQuienIrian franja={franja} liberados={liberados} />;
}
