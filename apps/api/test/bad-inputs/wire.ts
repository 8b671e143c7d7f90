import { admin, ana, luis, nobody, refused } from './bad-input.ts';

const enviado = (body: string, tipo: string) =>
  ana('POST /reservas', body, { 'content-type': tipo });
const comprimido = (quien: typeof ana, call: string, encoding: string) =>
  quien(call, '{}', { 'content-type': 'application/json', 'content-encoding': encoding });
const DEMASIADO = JSON.stringify({ notas: 'x'.repeat(70_000) });

const NO_SON_JSON = [
  ...`{ {'franjaId':1} {"franjaId":1,} {"franjaId":01} {"franjaId":NaN} {"notas":"\u0000"}`.split(
    ' ',
  ),
  '\ufeff{"franjaId":1',
  '['.repeat(50_000),
];

/** The bad inputs that the server refuses before it checks any field (rules §2.4 and §2.5). */
export const BAD_WIRE = refused({
  '400 JSON_INVALIDO': [
    ...NO_SON_JSON.map((body) => ana('POST /reservas', body)),
    luis('PUT /usuarios/#luis', 'nombre'),
    nobody('POST /auth/login', 'email=ana@ejemplo.com'),
    nobody('POST /password-reset/solicitar', '{"email":"ana@ejemplo.com"'),
    admin('PUT /config', '{}{}'),
    admin('PUT /horarios-base', '[,]'),
  ],
  '415 TIPO_NO_ADMITIDO': [
    enviado('franjaId=1', 'application/x-www-form-urlencoded'),
    enviado('{"franjaId":1}', 'text/plain'),
    enviado('<a/>', 'text/xml'),
    enviado('--x--', 'multipart/form-data; boundary=x'),
  ],
  '415 CODIFICACION_NO_ADMITIDA': [
    comprimido(nobody, 'POST /auth/login', 'br'),
    comprimido(nobody, 'POST /password-reset/solicitar', 'gzip'),
    comprimido(ana, 'POST /reservas', 'deflate'),
    comprimido(admin, 'PUT /config', 'zstd'),
  ],
  '413 CUERPO_DEMASIADO_GRANDE': [
    ana('POST /reservas', DEMASIADO),
    nobody('POST /auth/login', DEMASIADO),
    admin('PUT /config', DEMASIADO),
  ],
  // The session and the rol are checked before the body is read, so the bad body is not reported.
  '401 SESION_NO_VALIDA': [nobody('POST /reservas', '{'), nobody('PUT /config', DEMASIADO)],
  '403 SIN_PERMISO': [ana('PUT /config', '{'), ana('POST /franjas', DEMASIADO)],
  '404 RUTA_INEXISTENTE': [
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
  ],
  '400 PETICION_INVALIDA': [
    ana('GET /%E0%A4%A'),
    ana('GET /reservas/%'),
    ana('GET /reservas/%zz'),
    admin(`GET /franjas/${'9'.repeat(501)}`),
  ],
});
