import './zod-sin-eval.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { Nota } from '../ui/Nota.tsx';
import type { ControlDeCampo } from './Campo.tsx';
import { repartirError } from './errores.view.ts';

/**
 * The name of an event that the form dispatches when its data is valid, before sending. A part of
 * the form that must ask something first calls preventDefault on the event, and the form is not
 * sent.
 */
export const POR_ENVIAR = 'por-enviar';

type EsquemaDeFormulario = z.ZodMiniType<unknown, FieldValues>;

export interface EstadoDeFormulario<E extends EsquemaDeFormulario> {
  /** Returns the props of a field component: `<Campo {...f.campo('email')} etiqueta="Email" />`. */
  campo: (nombre: FieldPath<z.input<E>>, opciones?: RegisterOptions<z.input<E>>) => ControlDeCampo;
  enviando: boolean;
  /**
   * The object that React Hook Form's `useForm` returns, for `watch`, `setValue` and field arrays.
   */
  form: UseFormReturn<z.input<E>, unknown, z.output<E>>;
}

interface PropiedadesDeFormulario<E extends EsquemaDeFormulario> {
  /** The request schema of the contract, or a schema that extends it. */
  esquema: E;
  valores: DefaultValues<z.input<E>>;
  /**
   * Called with the valid data, as the schema returns it. An error that `alEnviar` throws is shown,
   * and the fields keep what was typed. `vaciar` empties the fields.
   */
  alEnviar: (datos: z.output<E>, vaciar: () => void) => Promise<unknown> | void;
  /** Called with each attempt to send the form, also where the data is not valid. */
  alIntentar?: () => void;
  /** The text shown for an error that has no message of its own (specification §8). */
  siFalla: string;
  /**
   * The id of the form. A button outside of the form, as in the foot of a modal, sends the form by
   * this id: `<Boton type="submit" form={id}>`.
   */
  id?: string;
  className?: string;
  children: (f: EstadoDeFormulario<E>) => ReactNode;
}

export function Formulario<E extends EsquemaDeFormulario>({
  esquema,
  valores,
  alEnviar,
  alIntentar,
  siFalla,
  id,
  className = 'flex flex-col gap-5',
  children,
}: PropiedadesDeFormulario<E>) {
  const [aviso, setAviso] = useState<string | null>(null);
  const form = useForm<z.input<E>, unknown, z.output<E>>({
    // The resolver's types require zod's own Standard Schema types, which the generic type `E`
    // cannot satisfy.
    resolver: standardSchemaResolver(esquema as never) as never,
    defaultValues: valores,
    // React Hook Form would focus the invalid field that was registered first, which need not be
    // the first one on the page.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;

  const enviar = form.handleSubmit(
    async (datos, evento) => {
      setAviso(null);
      const porEnviar = new Event(POR_ENVIAR, { cancelable: true });
      if (evento?.target.dispatchEvent(porEnviar) === false) return;
      try {
        await alEnviar(datos, () => form.reset());
      } catch (error) {
        const { campos, general } = repartirError(
          error,
          siFalla,
          (nombre) => get(form.getValues(), nombre) !== undefined,
        );
        const conError = new Set(campos.map(({ campo }) => campo));
        camposDesplegados(evento?.target as HTMLFormElement, (nombre) => conError.has(nombre));
        campos.forEach(({ campo, mensaje }, indice) => {
          const nombre = campo as FieldPath<z.input<E>>;
          form.setError(nombre, { message: mensaje }, { shouldFocus: indice === 0 });
        });
        setAviso(general);
      }
    },
    (errores, evento) => {
      setAviso(null);
      const [primero] = camposDesplegados(evento?.target as HTMLFormElement, (nombre) =>
        Boolean(get(errores, nombre)),
      );
      if (primero) form.setFocus(primero as FieldPath<z.input<E>>);
    },
  );

  // The flag `enviado` stops a second sending: in a form with a single text field, Enter sends the
  // form even while its button is busy.
  const enviado = useRef(false);
  async function enviarUnaVez(evento: SubmitEvent) {
    evento.preventDefault();
    if (enviado.current) return;
    enviado.current = true;
    alIntentar?.();
    try {
      await enviar(evento);
    } finally {
      enviado.current = false;
    }
  }

  const campo: EstadoDeFormulario<E>['campo'] = (nombre, opciones) => ({
    ...form.register(nombre, opciones),
    error: form.getFieldState(nombre, form.formState).error?.message,
  });
  // An error about the whole form: from the server or from the schema, not about a field.
  const general = aviso ?? errors.root?.message;

  return (
    <form id={id} noValidate className={className} onSubmit={enviarUnaVez}>
      {general && (
        <Nota tono="peligro" role="alert">
          {general}
        </Nota>
      )}
      {children({ campo, form, enviando: isSubmitting })}
    </form>
  );
}

/**
 * Returns the names of the fields that have an error, in the order of the page. It unfolds the
 * `<details>` around each of them, because a folded field shows no error and takes no focus.
 */
function camposDesplegados(
  formulario: HTMLFormElement,
  tieneError: (nombre: string) => boolean,
): string[] {
  const campos = (Array.from(formulario.elements) as HTMLInputElement[]).filter(
    ({ name }) => name && tieneError(name),
  );
  for (const campo of campos) campo.closest('details')?.setAttribute('open', '');
  return campos.map(({ name }) => name);
}
