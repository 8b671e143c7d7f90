import { TEXTOS, type Tipo } from './excepciones.view.ts';

/** The kinds differ in colour, in shape and in letter. */
const FORMAS: Record<Tipo, string> = {
  feriado: 'rounded-full bg-petroleo text-sobre-petroleo',
  bloqueo: 'rounded-md bg-aviso-pleno text-sobre-aviso',
  override: 'rotate-45 rounded-md border-2 border-petroleo bg-agua text-sobre-agua',
};

/** The sign of a kind of exception, whose name always stands beside it. */
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
