import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { OpcionElegible } from '../../components/ui/OpcionElegible.tsx';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { enfocar } from '../../lib/enfocar.ts';
import { contarPersonas } from '../../lib/palabras.ts';
import { CuandoEsElTurno } from '../reserva/por-reservar/CuandoEsElTurno.tsx';
import { mutacionesDeEsperas } from './esperas.mutations.ts';
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
  const entran = Math.min(MAXIMO_DE_PERSONAS, franja.capacidadEfectiva);
  const [personas, setPersonas] = useState(Math.min(alPrincipio, entran));
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
          <CuantasPersonas entran={entran} personas={personas} alElegir={setPersonas} />
        )}
        <QueSigue personas={personas} />
        {deja !== undefined && <Nota tono="aviso">{loQueNoCambia(deja)}</Nota>}
        <div role="alert">{error && <Nota tono="peligro">{error.message}</Nota>}</div>
      </div>
    </Modal>
  );
}

interface PropiedadesDeCuantasPersonas {
  entran: number;
  personas: number;
  alElegir: (personas: number) => void;
}

function CuantasPersonas({ entran, personas, alElegir }: PropiedadesDeCuantasPersonas) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">¿Para cuántas personas?</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {Array.from({ length: entran }, (_, indice) => indice + 1).map((cuantas) => (
          <OpcionElegible
            key={cuantas}
            grupo="personas-en-espera"
            elegida={cuantas === personas}
            alElegir={() => alElegir(cuantas)}
            className="cifras min-h-13 border-2 border-borde text-xl has-checked:border-petroleo"
          >
            <span aria-hidden="true">{cuantas}</span>
            <span className="sr-only">{contarPersonas(cuantas)}</span>
          </OpcionElegible>
        ))}
      </div>
    </fieldset>
  );
}
