import { refused, type BadInput } from './bad-input.ts';

const JSON_INVALIDO = ['JSON_INVALIDO', 'El cuerpo de la petición no es un JSON válido'] as const;
const TIPO = ['TIPO_NO_ADMITIDO', 'El contenido debe enviarse como application/json'] as const;
const GRANDE = ['CUERPO_DEMASIADO_GRANDE', 'La petición es demasiado grande'] as const;
const RUTA = ['RUTA_INEXISTENTE', 'No existe esa dirección'] as const;
const RESERVAR = { who: 'ana', call: 'POST /reservas' } as const;

/** What is wrong before any field is looked at: decisions §3. */
export const BAD_WIRE: BadInput[] = [
  refused({ ...RESERVAR, body: '{' }, 400, ...JSON_INVALIDO),
  refused({ ...RESERVAR, body: "{'franjaId':1}" }, 400, ...JSON_INVALIDO),
  refused({ ...RESERVAR, body: '['.repeat(50_000) }, 400, ...JSON_INVALIDO),
  refused(
    {
      ...RESERVAR,
      body: 'franjaId=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    ...TIPO,
  ),
  refused({ ...RESERVAR, body: '<a/>', headers: { 'content-type': 'text/xml' } }, 415, ...TIPO),
  refused({ ...RESERVAR, body: JSON.stringify({ notas: 'x'.repeat(70_000) }) }, 413, ...GRANDE),
  refused({ who: 'admin', call: 'GET /nada' }, 404, ...RUTA),
  refused({ who: 'nobody', call: 'GET /reservas/mias/otra' }, 404, ...RUTA),
  refused({ who: 'admin', call: 'DELETE /config' }, 404, ...RUTA),
  refused(
    { who: 'ana', call: 'GET /%E0%A4%A' },
    400,
    'PETICION_INVALIDA',
    'La petición no es válida',
  ),
];
