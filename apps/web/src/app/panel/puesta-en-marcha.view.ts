interface Existencia {
  data: { exists: boolean } | undefined;
  error: unknown;
}

/** The step that the centre still lacks before its panel makes sense; null where there is none. */
export type Falta = 'configuración' | 'horarios' | 'por saber' | 'error' | null;

/** Finds the missing step: first the configuration, then the week's hours (specification §2). */
export function puestaEnMarcha(config: Existencia, horarios: Existencia): Falta {
  if (!config.data) return config.error ? 'error' : 'por saber';
  if (!config.data.exists) return 'configuración';
  if (!horarios.data) return horarios.error ? 'error' : 'por saber';
  return horarios.data.exists ? null : 'horarios';
}
