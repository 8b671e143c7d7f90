import { admin, badBodies, badQueries, luis, refused, type BadInput } from '../bad-input.ts';
import { CON_CONTROL, NO_ES_FECHA, SIN_TEXTO } from '../bad-values.ts';

const DIEZ = { nombre: 'Pack', lugares: 10, precio: 100_000, vigenciaDias: 60 };
const crear = (body: object) => admin('POST /abonos', body);
const vender = (abonoId: unknown, cliente = '#luis', pago?: object) =>
  admin(`POST /clientes/${cliente}/abonos`, { abonoId, ...(pago && { pago }) });
const pagar = (abono: string, monto: unknown, medio: unknown = 'EFECTIVO') =>
  admin(`POST /abonos-vendidos/${abono}/pagos`, { monto, medio });
const cambiar = (abono: string, cambio: object) =>
  admin(`PUT /abonos-vendidos/${abono}`, { motivo: 'Estuvo enferma', ...cambio });
const anular = (abono: string, devolucion: unknown) =>
  admin(`POST /abonos-vendidos/${abono}/anular`, {
    motivo: 'Se muda',
    devolucion,
    medio: 'EFECTIVO',
  });
const reservar = (
  abonoVendidoId: unknown,
  franjaId = '#franjaLibre',
  acompaniantes: object[] = [],
) =>
  luis('POST /reservas', {
    franjaId,
    abonoVendidoId,
    acompaniantes,
  });

const SIN_MOTIVO = [...SIN_TEXTO, 'x'.repeat(201), ...CON_CONTROL];
const NO_ES_MONTO = [undefined, '1000', 0, -1, 0.5, 1e300, 100_000_001];
const NO_ES_MEDIO = [...SIN_TEXTO, 'CHEQUE', 'ABONO'];

/** The bad inputs of the calls about abonos (rules §20). */
export const BAD_ABONOS: BadInput[] = [
  ...badBodies(crear(DIEZ), {
    nombre: [...SIN_TEXTO, 'x'.repeat(61), ...CON_CONTROL],
    lugares: [undefined, '10', 0, 101, 1.5],
    precio: NO_ES_MONTO,
    vigenciaDias: [undefined, '60', 0, 731, 1.5],
  }),
  ...badBodies(pagar('#abonoImpago', 1), {
    monto: NO_ES_MONTO,
    medio: NO_ES_MEDIO,
    nota: [5, 'x'.repeat(201), ...CON_CONTROL],
  }),
  ...badBodies(cambiar('#abonoVendido', {}), {
    motivo: SIN_MOTIVO,
    vence: NO_ES_FECHA.filter((valor) => valor !== undefined),
  }),
  ...badBodies(anular('#abonoVendido', 0), {
    motivo: SIN_MOTIVO,
    devolucion: [undefined, '1000', -1, 0.5, 1e300, 100_000_001],
    medio: NO_ES_MEDIO,
  }),
  ...badQueries(admin('GET /abonos-vendidos'), {
    page: ['-1', 'x'],
    size: ['0', '101', ''],
    estado: ['', 'LIBRE', '%00'],
    porVencer: ['', '1'],
    conSaldo: ['', 'yes'],
    texto: ['%00', 'a'.repeat(121)],
  }),
  ...refused({
    activo: [undefined, null, 'true', 1].map((activo) =>
      admin('PATCH /abonos/#retirado', { activo }),
    ),
    dias: [7, 'LUNES', ['LUNES', 'LUNES']].map((dias) => crear({ ...DIEZ, dias })),
    'dias.0': [crear({ ...DIEZ, dias: ['LUNEZ'] })],
    abonoId: [undefined, '1', 0, 1.5].map((id) => vender(id)),
    abonoVendidoId: ['1', 0, -1, 1.5].map((id) => reservar(id)),
    'pago.monto': [vender('#retirado', '#luis', { monto: 0, medio: 'EFECTIVO' })],
    'pago.medio': [vender('#retirado', '#luis', { monto: 1, medio: 'ABONO' })],
    compartidoCon: [7, ['#ana', '#ana'], [1, 2, 3, 4]].map((compartidoCon) =>
      cambiar('#abonoVendido', { compartidoCon }),
    ),
    'compartidoCon.0': [cambiar('#abonoVendido', { compartidoCon: ['uno'] })],
    '404 ABONO_INEXISTENTE': [vender(888_888), reservar(888_888), reservar('#abonoDeAna')],
    '404 CLIENTE_NO_ENCONTRADO': [
      vender('#retirado', '#admin'),
      cambiar('#abonoVendido', { compartidoCon: [888_888] }),
    ],
    '409 CLIENTE_NO_RESERVABLE': [vender('#retirado', '#inactiva')],
    '409 ABONO_RETIRADO': [vender('#retirado')],
    '409 PAGO_EXCEDIDO': [pagar('#abonoVendido', 1), pagar('#abonoImpago', 100_005)],
    '409 FIN_ANTERIOR': [cambiar('#abonoVendido', { vence: '2026-10-01' })],
    '409 ABONO_YA_ANULADO': [anular('#abonoAnulado', 0), cambiar('#abonoAnulado', {})],
    '409 DEVOLUCION_EXCEDIDA': [
      anular('#abonoVendido', 100_006),
      anular('#abonoImpago', 2),
      admin('POST /reservas/#conAbono/pagos', { tipo: 'DEVOLUCION', monto: 1, medio: 'OTRO' }),
    ],
    '409 ANULACION_IMPOSIBLE': [admin('POST /pagos/#pagoConAbono/anular', { motivo: 'No' })],
    '409 ABONO_INSUFICIENTE': [
      reservar('#abonoUsado'),
      admin('POST /asientos', { reservaId: '#conAbono', nombre: 'Sol', sexo: 'FEMENINO' }),
    ],
    '409 ABONO_VENCIDO': [reservar('#abonoAnulado')],
    '409 ABONO_VENCE_ANTES': [reservar('#abonoCorto', '#franjaPendiente')],
    '409 ABONO_OTRO_DIA': [reservar('#abonoDeLunes')],
    '409 ABONO_IMPAGO': [reservar('#abonoImpago')],
  }),
];
