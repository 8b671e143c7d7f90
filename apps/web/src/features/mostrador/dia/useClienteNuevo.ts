import { useIsMutating } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { CREAR_CLIENTE } from '../../../entities/persona/crear-cliente.mutations.ts';

/**
 * The form of a new client within a booking: its own button only creates the client, the booking's
 * also books.
 */
export function useClienteNuevo() {
  const [abierto, abrir] = useState(false);
  const formulario = useId();
  const yReservar = useRef(false);
  const creando = useIsMutating({ mutationKey: CREAR_CLIENTE }) > 0;
  return {
    abierto,
    abrir,
    creando,
    /** The id of the form. */
    formulario,
    /** Submits the form for the booking's button. Returns false where it is not open. */
    enviar: (): boolean => {
      if (abierto) (document.getElementById(formulario) as HTMLFormElement).requestSubmit();
      return abierto;
    },
    // The booking's button is outside the form, and so no submitter.
    alEnviar: ({ nativeEvent }: SubmitEvent) => {
      yReservar.current = nativeEvent.submitter === null;
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
