import { TEXTOS, type Tipo } from './excepciones.view.ts';

/** Each kind of exception has a letter, a colour and a shape that no other kind has. */
const FORMAS: Record<Tipo, string> = {
  feriado: 'rounded-full bg-petroleo text-sobre-petroleo',
  bloqueo: 'rounded-md bg-aviso-pleno text-sobre-aviso',
  override: 'rotate-45 rounded-md border-2 border-petroleo bg-agua text-sobre-agua',
};

/**
 * The mark of a kind of exception. The mark is hidden from screen readers: the caller writes the
 * name of the kind beside the mark.
 */
export function MarcaDeExcepcion({ tipo }: { tipo: Tipo }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid size-5 shrink-0 place-items-center text-xs font-bold ${FORMAS[tipo]}`}
    >
      <span className={tipo === 'override' ? '-rotate-45' : ''}>{TEXTOS[tipo].letra}</span>
    </span>
  );
}
