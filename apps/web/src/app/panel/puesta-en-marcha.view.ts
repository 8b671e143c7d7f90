interface Existencia {
  data: { exists: boolean } | undefined;
  error: unknown;
}

/**
 * The step of the setup that the centre lacks. 'por saber' while the answers are loading; null
 * where nothing is missing.
 */
export type Falta = 'configuración' | 'horarios' | 'por saber' | 'error' | null;

/** Returns the missing step: first the configuration, then the weekly hours (specification §2). */
export function puestaEnMarcha(config: Existencia, horarios: Existencia): Falta {
  if (!config.data) return config.error ? 'error' : 'por saber';
  if (!config.data.exists) return 'configuración';
  if (!horarios.data) return horarios.error ? 'error' : 'por saber';
  return horarios.data.exists ? null : 'horarios';
}
