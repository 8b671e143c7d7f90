import type { Abono, AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { formatearCantidad } from '@remanso/contract/dinero';
import { useId, useState, type SubmitEvent } from 'react';
import { CampoNumero } from '../../../components/form/CampoNumero.tsx';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { useUnaSolaVez } from '../../../lib/api/useUnaSolaVez.ts';
import { cartel } from '../../../lib/carteles.ts';
import { ofertaEnPalabras, vigenciaEnPalabras } from '../abono-en-venta.view.ts';
import { ERROR_AL_VENDER, useVenderAbono } from '../abonos-vendidos.mutations.ts';
import { FORMAS_DE_PAGO, NOMBRE_DE_FORMA, loQuePaga, type FormaDePago } from './venta.view.ts';

interface PropiedadesDeVenderAbono {
  cliente: { id: number; nombre: string; apellido: string };
  /** The abonos that the centre sells now; at least one. */
  enVenta: readonly [Abono, ...Abono[]];
  alVender?: (vendido: AbonoVendido) => void;
  alCerrar: () => void;
}

/** The desk's dialog that sells an abono to a client: which one, and how it is paid. */
export function VenderAbono({ cliente, enVenta, alVender, alCerrar }: PropiedadesDeVenderAbono) {
  const id = useId();
  const { mutateAsync: vender, isPending } = useVenderAbono();
  const unaSolaVez = useUnaSolaVez();
  const [elegidoId, setElegidoId] = useState(enVenta[0].id);
  const [forma, setForma] = useState<FormaDePago>('EFECTIVO');
  const [escrito, setEscrito] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const elegido = enVenta.find((uno) => uno.id === elegidoId) ?? enVenta[0];
  const { pago, problema, palabras } = loQuePaga(forma, escrito, elegido.precio);
  const quien = `${cliente.nombre} ${cliente.apellido}`.trim();

  async function enviar(evento: SubmitEvent<HTMLFormElement>) {
    evento.preventDefault();
    if (isPending) return;
    if (problema) {
      evento.currentTarget.querySelector<HTMLElement>('[name="monto"]')?.focus();
      return;
    }
    const venta = { abonoId: elegido.id, ...(pago && { pago }) };
    setError(null);
    try {
      const vendido = await unaSolaVez(venta, (clave) =>
        vender({ clienteId: cliente.id, clave, venta }),
      );
      cartel.exito('Abono vendido', { detalle: `${vendido.nombre}, ${quien}. ${palabras}.` });
      alVender?.(vendido);
      alCerrar();
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_VENDER));
    }
  }

  return (
    <Modal
      abierto
      titulo="Vender un abono"
      subtitulo={quien}
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario formulario={id} ocupado={isPending} accion="Vender" alCerrar={alCerrar} />
      }
    >
      <form id={id} noValidate className="flex flex-col gap-6" onSubmit={enviar}>
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
        <EleccionDeAbono enVenta={enVenta} elegido={elegido} alElegir={setElegidoId} />
        <fieldset>
          <legend className="mb-1.5 font-semibold">Cómo paga</legend>
          <div className="flex flex-wrap gap-2">
            {FORMAS_DE_PAGO.map((una) => (
              <OpcionElegible
                key={una}
                grupo="forma"
                elegida={una === forma}
                alElegir={() => setForma(una)}
                className="min-h-11 border-2 border-borde px-3.5 has-checked:border-agua"
              >
                {NOMBRE_DE_FORMA[una]}
              </OpcionElegible>
            ))}
          </div>
          <div className="mt-4 min-h-28">
            {forma === 'DESPUES' ? (
              <p role="status" className="cifras text-tinta-suave">
                {palabras}
              </p>
            ) : (
              <CampoNumero
                name="monto"
                ref={() => undefined}
                etiqueta="Paga ahora"
                prefijo="$"
                value={escrito ?? formatearCantidad(elegido.precio)}
                ayuda={palabras}
                error={problema}
                onChange={async ({ target }) => setEscrito(target.value)}
                onBlur={async () => undefined}
              />
            )}
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}

interface PropiedadesDeEleccionDeAbono {
  enVenta: readonly Abono[];
  elegido: Abono;
  alElegir: (id: number) => void;
}

function EleccionDeAbono({ enVenta, elegido, alElegir }: PropiedadesDeEleccionDeAbono) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Cuál</legend>
      <div className="flex flex-col gap-2">
        {enVenta.map((abono) => (
          <OpcionElegible
            key={abono.id}
            grupo="abono"
            elegida={abono.id === elegido.id}
            alElegir={() => alElegir(abono.id)}
            className="justify-items-start! border-2 border-borde px-4 py-2.5 has-checked:border-agua"
          >
            <span className="text-lg font-bold [overflow-wrap:anywhere]">{abono.nombre}</span>
            <span className="cifras font-medium">{ofertaEnPalabras(abono)}</span>
            <span className="cifras text-sm font-medium">{vigenciaEnPalabras(abono)}</span>
          </OpcionElegible>
        ))}
      </div>
    </fieldset>
  );
}
