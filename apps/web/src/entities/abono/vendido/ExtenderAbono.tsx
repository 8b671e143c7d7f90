import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { CambioDeAbono } from '@remanso/contract/abono/abonos.forms';
import { fechaConAnio, sumarDias } from '@remanso/contract/calendario';
import { useId, useState } from 'react';
import { FechaDeFormulario } from '../../../components/fecha/FechaDeFormulario.tsx';
import { Campo } from '../../../components/form/Campo.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { hoy as hoyEnElCentro } from '../../../lib/tiempo/reloj.ts';
import { ERROR_AL_CAMBIAR_ABONO, useCambiarAbonoVendido } from '../abonos-vendidos.mutations.ts';

const DIAS_DE_MAS = 30;

interface PropiedadesDeExtenderAbono {
  abono: AbonoVendido;
  alCerrar: () => void;
}

/** The dialog that gives a sold abono a later end, with the reason. */
export function ExtenderAbono({
  abono: { id, nombre, vence },
  alCerrar,
}: PropiedadesDeExtenderAbono) {
  const formulario = useId();
  const hoy = hoyEnElCentro();
  const { mutateAsync: cambiar } = useCambiarAbonoVendido();
  const [ocupado, setOcupado] = useState(false);
  const [porDefecto] = useState(() => sumarDias(vence > hoy ? vence : hoy, DIAS_DE_MAS));

  async function guardar(cambio: CambioDeAbono): Promise<void> {
    setOcupado(true);
    const cambiado = await cambiar({ id, cambio }).finally(() => setOcupado(false));
    cartel.exito('Abono extendido', { detalle: `Hasta el ${fechaConAnio(cambiado.vence)}` });
    alCerrar();
  }

  return (
    <Modal
      abierto
      ancho="sm"
      titulo={`Extender ${nombre}`}
      subtitulo={`Vence el ${fechaConAnio(vence)}.`}
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={formulario}
          ocupado={ocupado}
          accion="Extender"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={formulario}
        esquema={CambioDeAbono}
        valores={{ vence: porDefecto, motivo: '' }}
        siFalla={ERROR_AL_CAMBIAR_ABONO}
        alEnviar={guardar}
      >
        {({ campo, form }) => (
          <>
            <FechaDeFormulario
              {...campo('vence')}
              valor={form.watch('vence') ?? ''}
              etiqueta="Vence"
              minimo={sumarDias(vence, 1)}
            />
            <Campo
              {...campo('motivo')}
              etiqueta="Motivo"
              aria-required="true"
              ayuda="Obligatorio. Queda anotado en la actividad."
              maxLength={200}
            />
          </>
        )}
      </Formulario>
    </Modal>
  );
}
