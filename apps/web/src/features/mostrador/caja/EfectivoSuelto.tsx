import { NuevoMovimiento } from '@remanso/contract/caja.forms';
import { TIPOS_DE_MOVIMIENTO, type TipoDeMovimiento } from '@remanso/contract/caja.rules';
import { useRef, useState } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { CampoNumero } from '../../../components/form/CampoNumero.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { errorDeNumero, leerPesos } from '../../../components/form/numero.view.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { MONTO_ILEGIBLE } from '../../../entities/pago/pagos.view.ts';
import { avisar } from '../../../lib/avisos.ts';
import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';
import { ERROR_AL_MOVER, useRegistrarMovimiento } from './caja.mutations.ts';
import { movimientoDeCajaEnPalabras } from './caja.view.ts';

const ASPECTO: Record<TipoDeMovimiento, { boton: string; titulo: string; motivo: string }> = {
  FONDO: { boton: 'Fondo', titulo: 'Fondo del día', motivo: 'Cambio para empezar el día' },
  INGRESO: { boton: 'Ingreso', titulo: 'Ingreso de efectivo', motivo: '' },
  RETIRO: { boton: 'Retiro', titulo: 'Retiro de efectivo', motivo: '' },
};

/** The cash that moves without a booking: the fund of the day, what comes in, what goes out. */
export function EfectivoSuelto() {
  const [tipo, setTipo] = useState<TipoDeMovimiento | null>(null);
  return (
    <div
      role="group"
      aria-label="Mover efectivo"
      className="mb-2 flex flex-wrap gap-2 print:hidden"
    >
      {TIPOS_DE_MOVIMIENTO.map((uno) => (
        <Boton key={uno} variante="outline" tamano="sm" onClick={() => setTipo(uno)}>
          {ASPECTO[uno].boton}
        </Boton>
      ))}
      {tipo && <MovimientoNuevo tipo={tipo} alCerrar={() => setTipo(null)} />}
    </div>
  );
}

interface PropiedadesDeMovimientoNuevo {
  tipo: TipoDeMovimiento;
  alCerrar: () => void;
}

const FORMULARIO = 'movimiento-de-caja';

function MovimientoNuevo({ tipo, alCerrar }: PropiedadesDeMovimientoNuevo) {
  const { mutateAsync: registrar, isPending } = useRegistrarMovimiento();
  // The key of an attempt whose answer was lost: the same again is noted once.
  const intento = useRef<{ clave: string; que: string } | null>(null);
  const { titulo, motivo } = ASPECTO[tipo];
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
          avisar.exito(movimientoDeCajaEnPalabras(hecho));
        }}
      >
        {({ campo, form }) => {
          const monto = campo('monto', { setValueAs: leerPesos });
          const error = errorDeNumero(monto.error, form.getValues('monto'), MONTO_ILEGIBLE);
          return (
            <>
              <CampoNumero {...monto} error={error} etiqueta="Monto" prefijo="$" />
              <Campo {...campo('motivo')} etiqueta="Motivo" maxLength={200} />
            </>
          );
        }}
      </Formulario>
    </Modal>
  );
}
