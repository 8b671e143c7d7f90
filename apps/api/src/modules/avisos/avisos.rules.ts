import type { TipoDeAviso } from '@remanso/contract/avisos.contract';

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

/**
 * How long each type of aviso is worth trying. A person whose password link has not come within the
 * hour asks for another one.
 */
const VIDA_MS: Record<TipoDeAviso, number> = {
  contrasena: HORA,
  bienvenida: 24 * HORA,
  'cambio-de-email': 24 * HORA,
};

export function vidaDe(tipo: TipoDeAviso): number {
  return VIDA_MS[tipo];
}

/** The value of the `X-Aviso` header, which mail programs may sort by. */
export function rotuloDe(tipo: TipoDeAviso): string {
  return tipo === 'bienvenida' ? 'bienvenida' : 'cuenta';
}

/**
 * The pauses after the first failure, the second and so on: most failures are over within seconds,
 * the rest within hours.
 */
const PAUSAS_MS = [
  5 * SEGUNDO,
  15 * SEGUNDO,
  MINUTO,
  3 * MINUTO,
  10 * MINUTO,
  20 * MINUTO,
  30 * MINUTO,
] as const;

/** Returns the pause before the next try; `intentos` counts the try that has just failed. */
export function pausaTras(intentos: number): number {
  return PAUSAS_MS[Math.min(intentos, PAUSAS_MS.length) - 1] ?? PAUSAS_MS[0];
}
