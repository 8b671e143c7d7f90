import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { enfocar } from '../../lib/enfocar.ts';
import { contarPersonas } from '../../lib/palabras.ts';
import { CuandoEsElTurno } from '../reserva/por-reservar/CuandoEsElTurno.tsx';
import { mutacionesDeEsperas } from './esperas.mutations.ts';
import { CuantasPersonas } from './CuantasPersonas.tsx';
import { QueSigue } from './QueSigue.tsx';
import { loQueNoCambia, puestoEnLaLista } from './espera.view.ts';

interface PropiedadesDePedirAviso {
  franja: FranjaDeCliente;
  /** The number of people that is chosen at first. */
  personas: number;
  /** The beginning of the client's turn that they would rather change for this one. */
  deja?: string | undefined;
  alCerrar: () => void;
}

/**
 * The window in which a client joins the line of a full franja. It asks for how many people, and
 * then shows the rank in the line.
 */
export function PedirAviso({
  franja,
  personas: alPrincipio,
  deja,
  alCerrar,
}: PropiedadesDePedirAviso) {
  const desde = plazasLibres(franja) + 1;
  const hasta = Math.min(MAXIMO_DE_PERSONAS, franja.capacidadEfectiva);
  const [personas, setPersonas] = useState(Math.min(Math.max(alPrincipio, desde), hasta));
  const { mutate, data, error, isPending } = useMutation(mutacionesDeEsperas.esperar());
  return (
    <Modal
      abierto
      titulo={data ? 'En la lista de espera' : 'Avisarme si se libera'}
      ancho="sm"
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        data ? (
          <Boton tamano="lg" onClick={alCerrar}>
            Entendido
          </Boton>
        ) : (
          <>
            <Boton variante="secondary" tamano="lg" disabled={isPending} onClick={alCerrar}>
              Volver
            </Boton>
            <Boton
              variante="terracota"
              tamano="lg"
              cargando={isPending}
              onClick={() => mutate({ franjaId: franja.id, personas })}
            >
              Avisarme
            </Boton>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <CuandoEsElTurno franja={franja} />
        {data ? (
          <p ref={enfocar} tabIndex={-1} className="text-lg outline-none">
            Para {contarPersonas(data.personas)}.{' '}
            <strong>{data.posicion === null ? '' : puestoEnLaLista(data.posicion)}</strong>
          </p>
        ) : (
          <CuantasPersonas {...{ desde, hasta, personas }} alElegir={setPersonas} />
        )}
        <QueSigue personas={personas} />
        {deja !== undefined && <Nota tono="aviso">{loQueNoCambia(deja)}</Nota>}
        <div role="alert">{error && <Nota tono="peligro">{error.message}</Nota>}</div>
      </div>
    </Modal>
  );
}
