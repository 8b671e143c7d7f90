import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { AnulacionDeAbono } from '@remanso/contract/abono/abonos.forms';
import { MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/caja/pagos.rules';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { useEffect, useId, useState } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { CampoNumero } from '../../../components/form/CampoNumero.tsx';
import { CampoSeleccion } from '../../../components/form/CampoSeleccion.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { errorDeNumero, leerPesos } from '../../../components/form/numero.view.ts';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { MONTO_ILEGIBLE } from '../../pago/pagos.view.ts';
import { ERROR_AL_ANULAR_ABONO, useAnularAbono } from '../abonos-vendidos.mutations.ts';
import { devolucionMaxima } from './vendido.view.ts';

const MEDIOS = MEDIOS_DE_PAGO.map((medio) => ({ valor: medio, texto: NOMBRE_DE_MEDIO[medio] }));

interface PropiedadesDeAnularAbono {
  abono: AbonoVendido;
  alCerrar: () => void;
}

/** The dialog that ends a sold abono, with the reason and what is given back. */
export function AnularAbono({ abono, alCerrar }: PropiedadesDeAnularAbono) {
  const formulario = useId();
  const { mutateAsync: anular } = useAnularAbono();
  const [ocupado, setOcupado] = useState(false);
  const hasta = devolucionMaxima(abono);

  async function enviar(anulacion: AnulacionDeAbono): Promise<void> {
    setOcupado(true);
    await anular({ id: abono.id, anulacion }).finally(() => setOcupado(false));
    const { devolucion } = anulacion;
    cartel.exito('Abono anulado', {
      detalle: devolucion > 0 ? `Se devolvieron ${formatearPesos(devolucion)}` : abono.nombre,
    });
    alCerrar();
  }

  return (
    <Modal
      abierto
      titulo={`Anular ${abono.nombre}`}
      subtitulo={`Se pierden ${cuantosLugares(abono.disponibles)} sin usar. Lo ya reservado queda como está.`}
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={formulario}
          ocupado={ocupado}
          accion="Anular abono"
          variante="danger"
          volver="Volver"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={formulario}
        esquema={AnulacionDeAbono}
        valores={{ motivo: '', devolucion: hasta, medio: 'EFECTIVO' }}
        siFalla={ERROR_AL_ANULAR_ABONO}
        className="grid gap-4 sm:grid-cols-2"
        alEnviar={enviar}
      >
        {(f) => <Campos f={f} hasta={hasta} />}
      </Formulario>
    </Modal>
  );
}

interface PropiedadesDeCampos {
  f: EstadoDeFormulario<typeof AnulacionDeAbono>;
  /** The pesos that can be given back at most. */
  hasta: number;
}

function Campos({ f: { campo, form }, hasta }: PropiedadesDeCampos) {
  const { getValues, setValue, setFocus } = form;
  useEffect(() => setFocus('motivo'), [setFocus]);
  // The server has refused a higher figure, or places were used meanwhile: the form takes the figure
  // that can be given back.
  const { isSubmitting } = form.formState;
  useEffect(() => {
    if (!isSubmitting && getValues('devolucion') > hasta) setValue('devolucion', hasta);
  }, [isSubmitting, getValues, setValue, hasta]);
  const devolucion = campo('devolucion', { setValueAs: leerPesos });
  return (
    <>
      <Campo {...campo('motivo')} etiqueta="Motivo" maxLength={200} className="sm:col-span-2" />
      <CampoNumero
        {...devolucion}
        error={errorDeNumero(devolucion.error, getValues('devolucion'), MONTO_ILEGIBLE)}
        etiqueta="Se devuelve"
        prefijo="$"
        ayuda={`Hasta ${formatearPesos(hasta)}: lo que valen los lugares sin usar y se pagó.`}
      />
      <CampoSeleccion {...campo('medio')} etiqueta="Medio" opciones={MEDIOS} />
    </>
  );
}
