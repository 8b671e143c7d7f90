import { useIsMutating } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { CREAR_CLIENTE } from '../../../../entities/persona/crear-cliente.mutations.ts';
import type { ClienteEscrito } from './borrador-del-mostrador.ts';

/**
 * The form for a new client inside the window that books. The form's own button only creates the
 * client. The window's button creates the client and books.
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
    formulario,
    /**
     * The texts that were typed in the form, by the names of the fields. Null while the form is
     * closed.
     */
    escrito: abierto ? (escrito ?? {}) : null,
    // Reads the values of the form's fields for the borrador.
    alEscribir: () => {
      const elemento = document.getElementById(formulario);
      if (!(elemento instanceof HTMLFormElement)) return;
      setEscrito(Object.fromEntries(new FormData(elemento)) as ClienteEscrito);
    },
    /**
     * Submits the form when the window's button is pressed. Returns false where the form is not
     * open.
     */
    enviar: (): boolean => {
      if (abierto) (document.getElementById(formulario) as HTMLFormElement).requestSubmit();
      return abierto;
    },
    // `submitter` is null where the window's button submits the form: the booking then follows
    // (`yReservar`). A button with `data-otra` only says that the client is another person than an
    // account that was found, so `yReservar` stays unchanged.
    alEnviar: ({ nativeEvent: { submitter } }: SubmitEvent) => {
      if (submitter?.dataset['otra'] === undefined) yReservar.current = submitter === null;
    },
    /**
     * Closes the form. Returns true where the window's button has submitted the form, so that the
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
