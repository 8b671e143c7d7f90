import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { AnulacionDeAbono } from '@remanso/contract/abono/abonos.forms';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { useEffect, useId, useState } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { CampoDeMedio } from '../../pago/CampoDeMedio.tsx';
import { CampoDeMonto, EN_PESOS } from '../../pago/CampoDeMonto.tsx';
import { conPuntos } from '../../pago/monto.view.ts';
import { ERROR_AL_ANULAR_ABONO, useAnularAbono } from '../abonos-vendidos.mutations.ts';
import { devolucionMaxima } from './vendido.view.ts';

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
    if (!isSubmitting && getValues('devolucion') > hasta)
      setValue('devolucion', conPuntos(String(hasta)) as unknown as number);
  }, [isSubmitting, getValues, setValue, hasta]);
  return (
    <>
      <Campo
        {...campo('motivo')}
        etiqueta="Motivo"
        aria-required="true"
        ayuda="Obligatorio. Queda anotado con el abono."
        maxLength={200}
        className="sm:col-span-2"
      />
      <CampoDeMonto
        {...campo('devolucion', EN_PESOS)}
        leido={getValues('devolucion')}
        etiqueta="Se devuelve"
        ayuda={`Hasta ${formatearPesos(hasta)}: lo que valen los lugares sin usar y se pagó.`}
      />
      <CampoDeMedio {...campo('medio')} />
    </>
  );
}
