import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { CampoNumero } from '../../../components/form/CampoNumero.tsx';
import type { EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import {
  ENTERO_ILEGIBLE,
  errorDeNumero,
  leerEntero,
} from '../../../components/form/numero.view.ts';

/** The fields of the seña. With 0 %, the default, the centre asks for no seña. */
export function CamposDeSenia({
  f: { campo, form },
}: {
  f: EstadoDeFormulario<typeof NuevaConfig>;
}) {
  const numero = (nombre: 'seniaPorcentaje' | 'seniaHoras') => {
    const control = campo(nombre, { setValueAs: leerEntero });
    return {
      ...control,
      error: errorDeNumero(control.error, form.getValues(nombre), ENTERO_ILEGIBLE),
    };
  };
  const { error, ...datos } = campo('datosDeTransferencia');
  return (
    <fieldset className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <legend className="mb-4 text-xl font-bold">Seña</legend>
      <CampoNumero
        {...numero('seniaPorcentaje')}
        etiqueta="Parte del precio"
        ayuda="Lo que se transfiere para confirmar una reserva. Con 0 no se pide."
        unidad="%"
      />
      <CampoNumero
        {...numero('seniaHoras')}
        etiqueta="Plazo"
        ayuda="Desde que se reserva: 1 a 72 horas. Si no llega, la reserva se cancela sola."
        unidad="horas"
      />
      <MarcoDeCampo
        etiqueta="Datos de transferencia"
        ayuda="Alias o CBU, y a nombre de quién."
        error={error}
        className="sm:col-span-2"
      >
        {(enlaces) => <textarea rows={3} {...datos} {...enlaces} className={clasesDeControl} />}
      </MarcoDeCampo>
    </fieldset>
  );
}
