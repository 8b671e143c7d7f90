import { createHmac, randomBytes } from 'node:crypto';

const PREFIJO = 'whsec_';

/** Makes a secreto as Standard Webhooks writes them. */
export function crearSecreto(): string {
  return PREFIJO + randomBytes(32).toString('base64');
}

interface PorFirmar {
  mensaje: string;
  /** The seconds since 1970 at which it is sent. */
  segundos: number;
  cuerpo: string;
}

/**
 * Returns the headers by which a receiver knows that a message comes from this centre, is whole and
 * is new (https://www.standardwebhooks.com).
 */
export function firmarEnvio(secreto: string, { mensaje, segundos, cuerpo }: PorFirmar) {
  const id = `msg_${mensaje}`;
  const clave = Buffer.from(secreto.slice(PREFIJO.length), 'base64');
  const firma = createHmac('sha256', clave).update(`${id}.${segundos}.${cuerpo}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(segundos),
    'webhook-signature': `v1,${firma}`,
  };
}
