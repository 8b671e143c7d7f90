import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCentro } from '../../lib/centro.ts';
import { enlaceDeTexto } from '../ui/Enlace.tsx';
import { POR_ENVIAR } from './Formulario.tsx';
import { dudaDe, paraLeer, type CampoDudoso } from './dudas.view.ts';

interface PropiedadesDeDuda {
  campo: CampoDudoso;
  leer: () => string;
  escribir: (campo: CampoDudoso, valor: string, opciones?: { shouldValidate: true }) => void;
}

/**
 * Asks under a field, when the focus leaves it, about an e-mail or a telephone that looks mistyped.
 * Where the person sends the form before the question was shown, the form is not sent and the
 * question appears. A second press sends the form unchanged, because a text that looks mistyped can
 * be right.
 */
export function Duda({ campo, leer, escribir }: PropiedadesDeDuda) {
  const lugar = useRef<HTMLDivElement>(null);
  const preguntado = useRef<string | null>(null);
  const [escrito, setEscrito] = useState('');
  const { telefono } = useCentro();
  const duda = dudaDe(campo, escrito, telefono);

  function mirar(): string {
    const leido = paraLeer(campo, leer());
    if (leido !== leer()) escribir(campo, leido);
    setEscrito(leido);
    return leido;
  }
  const alDejar = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    // The question is asked on sending where the focus goes to the form's send button. A text that
    // appeared now would move the button away from the pointer.
    const seEnvia = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
    if ((target as HTMLInputElement).name === campo && !seEnvia) preguntado.current = mirar();
  });
  const alEnviar = useEffectEvent((evento: Event) => {
    const tal = mirar();
    if (preguntado.current === tal || !dudaDe(campo, tal, telefono)) return;
    preguntado.current = tal;
    if (!evento.defaultPrevented) enfocar(evento.target as HTMLFormElement, campo);
    evento.preventDefault();
  });

  useEffect(() => {
    const formulario = lugar.current?.closest('form');
    const control = new AbortController();
    const { signal } = control;
    formulario?.addEventListener('focusout', (evento) => alDejar(evento), { signal });
    formulario?.addEventListener(POR_ENVIAR, (evento) => alEnviar(evento), { signal });
    return () => control.abort();
  }, []);

  return (
    <div ref={lugar} role="status">
      {duda && (
        <div className="mt-1.5 flex gap-1.5 text-sm">
          <CircleQuestionMark aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-aviso" />
          <p>
            {duda.motivo && <span className="font-medium text-aviso">{duda.motivo}. </span>}
            {duda.corregido && (
              <button
                type="button"
                className={`${enlaceDeTexto} min-h-6 text-left [overflow-wrap:anywhere]`}
                onClick={() => corregir(duda.corregido as string)}
              >
                ¿Quisiste decir {duda.corregido}?
              </button>
            )}{' '}
            <span className="text-tinta-suave">Si está bien así, se envía igual.</span>
          </p>
        </div>
      )}
    </div>
  );

  function corregir(corregido: string): void {
    escribir(campo, corregido, { shouldValidate: true });
    setEscrito(corregido);
    enfocar(lugar.current?.closest('form'), campo);
  }
}

function enfocar(formulario: HTMLFormElement | null | undefined, campo: CampoDudoso): void {
  (formulario?.elements.namedItem(campo) as HTMLInputElement | null)?.focus();
}
