import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { BuscadorDeCliente } from '../../persona/BuscadorDeCliente.tsx';
import { ERROR_AL_CAMBIAR_ABONO, useCambiarAbonoVendido } from '../abonos-vendidos.mutations.ts';
import { nombreDe } from './vendido.view.ts';

const HASTA = 3;
const MOTIVO = 'Con quién se comparte';

interface PropiedadesDeCompartirAbono {
  abono: AbonoVendido;
  alCerrar: () => void;
}

/** The dialog that says which other clients may book with a sold abono. */
export function CompartirAbono({ abono, alCerrar }: PropiedadesDeCompartirAbono) {
  const [quienes, setQuienes] = useState(abono.compartidoCon);
  const [texto, setTexto] = useState('');
  const [error, setError] = useState<string>();
  const { mutateAsync: cambiar, isPending } = useCambiarAbonoVendido();

  function agregar(nuevo: { id: number; nombre: string; apellido: string }) {
    const yaEsta = nuevo.id === abono.cliente?.id || quienes.some(({ id }) => id === nuevo.id);
    setError(yaEsta ? `${nombreDe(nuevo)} ya lo usa` : undefined);
    if (!yaEsta) setQuienes([...quienes, nuevo]);
    setTexto('');
  }

  async function guardar() {
    setError(undefined);
    try {
      const compartidoCon = quienes.map(({ id }) => id);
      await cambiar({ id: abono.id, cambio: { compartidoCon, motivo: MOTIVO } });
      cartel.exito(quienes.length > 0 ? 'Abono compartido' : 'El abono ya no se comparte');
      alCerrar();
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_CAMBIAR_ABONO));
    }
  }

  return (
    <Modal
      abierto
      titulo={`Compartir ${abono.nombre}`}
      subtitulo={`Hasta ${HASTA} clientes más reservan con los lugares de ${nombreDe(abono.cliente)}.`}
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={isPending} onClick={alCerrar}>
            Cancelar
          </Boton>
          <Boton variante="terracota" cargando={isPending} onClick={() => void guardar()}>
            Guardar
          </Boton>
        </>
      }
    >
      <div className="flex min-h-60 flex-col gap-4">
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
        {quienes.length > 0 && (
          <ul aria-label="Con quién se comparte">
            {quienes.map((uno) => (
              <li
                key={uno.id}
                className="flex items-center justify-between gap-3 border-b border-borde py-1.5"
              >
                <span className="font-semibold [overflow-wrap:anywhere]">{nombreDe(uno)}</span>
                <Boton
                  variante="ghost"
                  tamano="sm"
                  aria-label={`Quitar a ${nombreDe(uno)}`}
                  onClick={() => setQuienes(quienes.filter(({ id }) => id !== uno.id))}
                >
                  Quitar
                </Boton>
              </li>
            ))}
          </ul>
        )}
        {quienes.length < HASTA && (
          <BuscadorDeCliente
            texto={texto}
            error={undefined}
            alEscribir={setTexto}
            alElegir={agregar}
          />
        )}
      </div>
    </Modal>
  );
}
