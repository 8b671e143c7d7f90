import { useIsMutating } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { CREAR_CLIENTE } from '../../../../entities/persona/crear-cliente.mutations.ts';
import type { ClienteEscrito } from './borrador-del-mostrador.ts';

/**
 * The form of a new client within a booking: its own button only creates the client, the booking's
 * also books.
 */
export function useClienteNuevo(inicial: ClienteEscrito | null) {
  const [abierto, abrir] = useState(inicial !== null);
  const [escrito, setEscrito] = useState(inicial);
  const formulario = useId();
  const yReservar = useRef(false);
  const creando = useIsMutating({ mutationKey: CREAR_CLIENTE }) > 0;
  return {
    abierto,
    abrir,
    creando,
    /** The id of the form. */
    formulario,
    /** What the form holds, field by field; null while it is not open. */
    escrito: abierto ? (escrito ?? {}) : null,
    // The fields are the form's own; here they are only read, to be found again.
    alEscribir: () => {
      const elemento = document.getElementById(formulario);
      if (!(elemento instanceof HTMLFormElement)) return;
      setEscrito(Object.fromEntries(new FormData(elemento)) as ClienteEscrito);
    },
    /** Submits the form for the booking's button. Returns false where it is not open. */
    enviar: (): boolean => {
      if (abierto) (document.getElementById(formulario) as HTMLFormElement).requestSubmit();
      return abierto;
    },
    // The booking's button is outside the form, and so no submitter. Whoever says that it is
    // somebody else goes on as they began.
    alEnviar: ({ nativeEvent: { submitter } }: SubmitEvent) => {
      if (submitter?.dataset['otra'] === undefined) yReservar.current = submitter === null;
    },
    /**
     * Closes the form. Returns whether the booking's button has created the client, so that the
     * booking follows.
     */
    cerrar: (): boolean => {
      const sigue = abierto && yReservar.current;
      yReservar.current = false;
      abrir(false);
      return sigue;
    },
  };
}
