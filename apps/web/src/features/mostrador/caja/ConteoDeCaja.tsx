import type { Caja, PorMedio } from '@remanso/contract/caja/caja.contract';
import { MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/caja/pagos.rules';
import { useState, type SubmitEvent } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { confirmar } from '../../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { FilaDeMedio } from './FilaDeMedio.tsx';
import { ERROR_AL_CERRAR, useCerrarCaja } from './caja.mutations.ts';
import { efectivoEnPalabras } from './caja.view.ts';
import {
  SIN_CONTAR,
  esperadoDe,
  leerContado,
  leerConteo,
  nadaContado,
  type Conteo,
} from './conteo.view.ts';

interface PropiedadesDeConteoDeCaja {
  caja: Caja;
  /** False for a day in the future. */
  puedeCerrar: boolean;
  /** Called whenever the count is left half-written, or sent as it is. */
  alQuedar: (estado: 'A_MEDIAS' | 'ENVIADO') => void;
}

/** The form that counts the drawer by each medio, and so closes the day. */
export function ConteoDeCaja({ caja, puedeCerrar, alQuedar }: PropiedadesDeConteoDeCaja) {
  const { fecha } = caja;
  const [conteo, setConteo] = useState(SIN_CONTAR);
  const [nota, setNota] = useState('');
  const [errores, setErrores] = useState<Partial<Conteo>>({});
  const { mutateAsync: cerrar, isPending } = useCerrarCaja();
  const esperado = esperadoDe(caja);
  async function guardar(contado: PorMedio) {
    alQuedar('ENVIADO');
    try {
      await cerrar({ fecha, contado, ...(nota.trim() && { nota }) });
    } catch (error) {
      alQuedar('A_MEDIAS');
      throw error;
    }
    cartel.exito('Caja cerrada');
  }
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (isPending) return;
    const leido = leerConteo(conteo, esperado);
    if ('errores' in leido) {
      setErrores(leido.errores);
      const primero = MEDIOS_DE_PAGO.find((medio) => leido.errores[medio]);
      evento.currentTarget.querySelector<HTMLInputElement>(`[name="${primero ?? ''}"]`)?.focus();
      return;
    }
    const { contado } = leido;
    if (nadaContado(conteo)) {
      void confirmar({
        titulo: '¿Cerrar la caja sin contar?',
        detalle: 'No contaste nada: queda guardado $\u00a00 en cada medio de pago.',
        accion: 'Cerrar sin contar',
        tono: 'normal',
        alConfirmar: () => guardar(contado),
        siFalla: ERROR_AL_CERRAR,
      });
      return;
    }
    guardar(contado).catch((error: unknown) => cartel.error(mensajeDe(error, ERROR_AL_CERRAR)));
  };
  return (
    <form noValidate onSubmit={enviar} onChange={() => alQuedar('A_MEDIAS')}>
      <ul>
        {MEDIOS_DE_PAGO.map((medio) => {
          const { monto } = leerContado(conteo[medio], medio);
          return (
            <FilaDeMedio
              key={medio}
              medio={medio}
              esperado={esperado[medio]}
              detalle={medio === 'EFECTIVO' ? efectivoEnPalabras(caja) : ''}
              diferencia={monto === undefined ? undefined : monto - esperado[medio]}
            >
              <MarcoDeCampo
                etiqueta={`Contado, ${NOMBRE_DE_MEDIO[medio]}`}
                etiquetaOculta
                error={errores[medio]}
              >
                {(enlaces) => (
                  <input
                    {...enlaces}
                    type="text"
                    name={medio}
                    inputMode={medio === 'EFECTIVO' ? 'numeric' : 'text'}
                    autoComplete="off"
                    placeholder="Contado"
                    value={conteo[medio]}
                    className={`${clasesDeControl} cifras print:placeholder:text-transparent`}
                    onChange={({ target }) => {
                      setConteo({ ...conteo, [medio]: target.value });
                      setErrores({ ...errores, [medio]: '' });
                    }}
                  />
                )}
              </MarcoDeCampo>
            </FilaDeMedio>
          );
        })}
      </ul>
      <MarcoDeCampo etiqueta="Nota del cierre (opcional)" className="mt-3">
        {(enlaces) => (
          <textarea
            {...enlaces}
            rows={2}
            maxLength={500}
            value={nota}
            className={clasesDeControl}
            onChange={({ target }) => setNota(target.value)}
          />
        )}
      </MarcoDeCampo>
      {puedeCerrar && (
        <Boton type="submit" className="mt-3 print:hidden" cargando={isPending}>
          Cerrar la caja
        </Boton>
      )}
    </form>
  );
}
