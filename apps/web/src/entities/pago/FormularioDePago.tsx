import { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import { MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/caja/pagos.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { Campo } from '../../components/form/Campo.tsx';
import { CampoNumero } from '../../components/form/CampoNumero.tsx';
import { CampoSeleccion } from '../../components/form/CampoSeleccion.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { errorDeNumero, leerPesos } from '../../components/form/numero.view.ts';
import { Boton } from '../../components/ui/Boton.tsx';
import { ERROR_AL_COBRAR } from './pagos.mutations.ts';
import { MONTO_ILEGIBLE, cobroPendiente, mediosDeUnClic } from './pagos.view.ts';
import { useCobro } from './useCobro.ts';

const MEDIOS = MEDIOS_DE_PAGO.map((medio) => ({ valor: medio, texto: NOMBRE_DE_MEDIO[medio] }));
const TIPOS = [
  { valor: 'PAGO', texto: 'Cobrar' },
  { valor: 'DEVOLUCION', texto: 'Devolver' },
];

interface PropiedadesDeFormularioDePago {
  reserva: ReservaDelMostrador;
  alTerminar: () => void;
}

/**
 * The form for a refund, or for a payment that differs in amount or medio from the one-click
 * buttons.
 */
export function FormularioDePago({ reserva, alTerminar }: PropiedadesDeFormularioDePago) {
  const { cobrar } = useCobro(reserva);
  const pendiente = cobroPendiente(reserva) ?? { tipo: 'DEVOLUCION', monto: reserva.pagado };
  const tipos = TIPOS.filter(({ valor }) =>
    valor === 'PAGO' ? reserva.saldo > 0 : reserva.pagado > 0,
  );
  return (
    <Formulario
      esquema={NuevoPago}
      valores={{ ...pendiente, medio: mediosDeUnClic(reserva)[0], nota: '' }}
      siFalla={ERROR_AL_COBRAR}
      className="grid gap-4 sm:grid-cols-2"
      alEnviar={async ({ nota, ...pago }) => {
        await cobrar({ ...pago, ...(nota && { nota }) });
        alTerminar();
      }}
    >
      {({ campo, form, enviando }) => {
        const monto = campo('monto', { setValueAs: leerPesos });
        const error = errorDeNumero(monto.error, form.getValues('monto'), MONTO_ILEGIBLE);
        return (
          <>
            <CampoSeleccion {...campo('tipo')} etiqueta="Movimiento" opciones={tipos} />
            <CampoNumero {...monto} error={error} etiqueta="Monto" prefijo="$" />
            <CampoSeleccion {...campo('medio')} etiqueta="Medio" opciones={MEDIOS} />
            <Campo {...campo('nota')} etiqueta="Nota (opcional)" maxLength={200} />
            <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
              <Boton variante="secondary" tamano="sm" disabled={enviando} onClick={alTerminar}>
                Volver
              </Boton>
              <Boton type="submit" tamano="sm" cargando={enviando}>
                Registrar
              </Boton>
            </div>
          </>
        );
      }}
    </Formulario>
  );
}
