import { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import type { MedioDePago } from '@remanso/contract/caja/pagos.rules';
import { Campo } from '../../components/form/Campo.tsx';
import { CampoSeleccion } from '../../components/form/CampoSeleccion.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { CampoDeMedio } from './CampoDeMedio.tsx';
import { CampoDeMonto, EN_PESOS } from './CampoDeMonto.tsx';
import { ERROR_AL_COBRAR } from './pagos.mutations.ts';

const TIPOS: Record<Pago['tipo'], string> = { PAGO: 'Cobrar', DEVOLUCION: 'Devolver' };

interface PropiedadesDeFormularioDePago {
  /** What the form proposes. */
  propuesto: Pick<Pago, 'tipo' | 'monto'> & { medio: MedioDePago };
  /** The kinds of movement that are possible. The form asks only where there are several. */
  tipos: readonly Pago['tipo'][];
  cobrar: (pago: NuevoPago) => Promise<unknown>;
  alTerminar: () => void;
}

/**
 * The form for a refund, or for a payment that differs in amount or medio from the one-click
 * buttons.
 */
export function FormularioDePago({
  propuesto,
  tipos,
  cobrar,
  alTerminar,
}: PropiedadesDeFormularioDePago) {
  return (
    <Formulario
      esquema={NuevoPago}
      valores={{ ...propuesto, nota: '' }}
      siFalla={ERROR_AL_COBRAR}
      className="grid gap-4 sm:grid-cols-2"
      alEnviar={async ({ nota, ...pago }) => {
        await cobrar({ ...pago, ...(nota && { nota }) });
        alTerminar();
      }}
    >
      {({ campo, form, enviando }) => (
        <>
          {tipos.length > 1 && (
            <CampoSeleccion
              {...campo('tipo')}
              etiqueta="Movimiento"
              opciones={tipos.map((valor) => ({ valor, texto: TIPOS[valor] }))}
            />
          )}
          <CampoDeMonto
            {...campo('monto', EN_PESOS)}
            leido={form.getValues('monto')}
            etiqueta="Monto"
          />
          <CampoDeMedio {...campo('medio')} />
          <Campo
            {...campo('nota')}
            etiqueta="Nota (opcional)"
            maxLength={200}
            className={tipos.length > 1 ? '' : 'sm:col-span-2'}
          />
          <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
            <Boton variante="secondary" tamano="sm" disabled={enviando} onClick={alTerminar}>
              Volver
            </Boton>
            <Boton type="submit" tamano="sm" cargando={enviando}>
              Registrar
            </Boton>
          </div>
        </>
      )}
    </Formulario>
  );
}
