import { NuevoMovimiento } from '@remanso/contract/caja/caja.forms';
import type { TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import { useRef } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { CampoDeMonto, EN_PESOS } from '../../../entities/pago/CampoDeMonto.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { claveDeIdempotencia } from '../../../lib/api/idempotencia.ts';
import { ERROR_AL_MOVER, useRegistrarMovimiento } from './caja.mutations.ts';
import { movimientoDeCajaEnPalabras } from './caja.view.ts';

interface PropiedadesDeMovimientoNuevo {
  tipo: TipoDeMovimiento;
  titulo: string;
  /** The motivo that the field contains at first. */
  motivo: string;
  alCerrar: () => void;
}

const FORMULARIO = 'movimiento-de-caja';

/** The dialog that records cash moved without a booking. */
export function MovimientoNuevo({ tipo, titulo, motivo, alCerrar }: PropiedadesDeMovimientoNuevo) {
  const { mutateAsync: registrar, isPending } = useRegistrarMovimiento();
  // The key of the last attempt that has not succeeded. The same movimiento sent again has the same
  // key, so that the server records the movimiento once.
  const intento = useRef<{ clave: string; que: string } | null>(null);
  return (
    <Modal
      abierto
      ancho="sm"
      titulo={titulo}
      alCerrar={alCerrar}
      ocupado={isPending}
      pie={
        <>
          <Boton variante="secondary" disabled={isPending} onClick={alCerrar}>
            Volver
          </Boton>
          <Boton type="submit" form={FORMULARIO} cargando={isPending}>
            Registrar
          </Boton>
        </>
      }
    >
      <Formulario
        id={FORMULARIO}
        esquema={NuevoMovimiento}
        valores={{ tipo, motivo }}
        siFalla={ERROR_AL_MOVER}
        alEnviar={async (movimiento) => {
          const que = JSON.stringify(movimiento);
          if (intento.current?.que !== que) intento.current = { clave: claveDeIdempotencia(), que };
          const hecho = await registrar({ clave: intento.current.clave, movimiento });
          alCerrar();
          cartel.exito(movimientoDeCajaEnPalabras(hecho));
        }}
      >
        {({ campo, form }) => {
          return (
            <>
              <CampoDeMonto
                {...campo('monto', EN_PESOS)}
                leido={form.getValues('monto')}
                etiqueta="Monto"
              />
              <Campo {...campo('motivo')} etiqueta="Motivo" maxLength={200} />
            </>
          );
        }}
      </Formulario>
    </Modal>
  );
}
