interface Existencia {
  data: { exists: boolean } | undefined;
  error: unknown;
}

/** What the centre lacks before its panel makes sense; null when nothing. */
export type Falta = 'configuración' | 'horarios' | 'por saber' | 'error' | null;

/** First the configuration, then the week's hours (specification §2). */
export function puestaEnMarcha(config: Existencia, horarios: Existencia): Falta {
  if (!config.data) return config.error ? 'error' : 'por saber';
  if (!config.data.exists) return 'configuración';
  if (!horarios.data) return horarios.error ? 'error' : 'por saber';
  return horarios.data.exists ? null : 'horarios';
}
