import {
  admin,
  ana,
  luis,
  nobody,
  refusedCases,
  type BadInput,
  type Call,
  type Refusal,
} from './bad-input.ts';
import { JSON_INVALIDO, NO_HAY_TOKEN, SIN_PERMISO } from './known-refusals.ts';

const TIPO: Refusal = [415, 'TIPO_NO_ADMITIDO', 'El contenido debe enviarse como application/json'];
const GRANDE: Refusal = [413, 'CUERPO_DEMASIADO_GRANDE', 'La petición es demasiado grande'];
const RUTA: Refusal = [404, 'RUTA_INEXISTENTE', 'No existe esa dirección'];
const PETICION: Refusal = [400, 'PETICION_INVALIDA', 'La petición no es válida'];

const enviado = (body: string, tipo: string) => ({
  ...ana('POST /reservas', body),
  headers: { 'content-type': tipo },
});
const CODIFICADO: Refusal = [
  415,
  'CODIFICACION_NO_ADMITIDA',
  'El contenido debe enviarse sin comprimir',
];
const comprimido = (request: Call, encoding: string) => ({
  ...request,
  headers: { 'content-type': 'application/json', 'content-encoding': encoding },
});
const DEMASIADO = JSON.stringify({ notas: 'x'.repeat(70_000) });

/** The bad inputs that are refused before any field is looked at (rules §3 and §9.1). */
export const BAD_WIRE: BadInput[] = [
  ...refusedCases(JSON_INVALIDO, [
    ana('POST /reservas', '{'),
    ana('POST /reservas', "{'franjaId':1}"),
    ana('POST /reservas', '{"franjaId":1,}'),
    ana('POST /reservas', '{"franjaId":01}'),
    ana('POST /reservas', '{"franjaId":NaN}'),
    ana('POST /reservas', '{"notas":"\u0000"}'),
    ana('POST /reservas', '\ufeff{"franjaId":1'),
    ana('POST /reservas', '['.repeat(50_000)),
    luis('PUT /usuarios/#luis', 'nombre'),
    nobody('POST /auth/login', 'email=ana@ejemplo.com'),
    nobody('POST /password-reset/solicitar', '{"email":"ana@ejemplo.com"'),
    admin('PUT /config', '{}{}'),
    admin('PUT /horarios-base', '[,]'),
  ]),
  ...refusedCases(TIPO, [
    enviado('franjaId=1', 'application/x-www-form-urlencoded'),
    enviado('{"franjaId":1}', 'text/plain'),
    enviado('<a/>', 'text/xml'),
    enviado('--x--', 'multipart/form-data; boundary=x'),
  ]),
  ...refusedCases(CODIFICADO, [
    comprimido(nobody('POST /auth/login', '{}'), 'br'),
    comprimido(nobody('POST /password-reset/solicitar', '{}'), 'gzip'),
    comprimido(ana('POST /reservas', '{}'), 'deflate'),
    comprimido(admin('PUT /config', '{}'), 'zstd'),
  ]),
  ...refusedCases(GRANDE, [
    ana('POST /reservas', DEMASIADO),
    nobody('POST /auth/login', DEMASIADO),
    admin('PUT /config', DEMASIADO),
  ]),
  // A caller who may not make the call is told so before the body is even read.
  ...refusedCases(NO_HAY_TOKEN, [nobody('POST /reservas', '{'), nobody('PUT /config', DEMASIADO)]),
  ...refusedCases(SIN_PERMISO, [ana('PUT /config', '{'), ana('POST /franjas', DEMASIADO)]),
  ...refusedCases(RUTA, [
    admin('GET /nada'),
    admin('GET /'),
    admin('DELETE /config'),
    admin('PATCH /horarios-base', []),
    admin('POST /reservas/#reserva', {}),
    ana('GET /auth/login'),
    ana('GET /reservas/#reserva/cancelar'),
    ana('GET /reservas/mias/otra'),
    nobody('GET /reservas/mias/otra'),
    nobody('GET /..%2f..%2fetc%2fpasswd'),
  ]),
  ...refusedCases(PETICION, [
    ana('GET /%E0%A4%A'),
    ana('GET /reservas/%'),
    ana('GET /reservas/%zz'),
    admin(`GET /franjas/${'9'.repeat(501)}`),
  ]),
];
