import { expect, test } from 'vitest';
import { PagoDeAbono } from '../abono/abonos.forms.ts';
import { MisDatos } from '../persona/cuenta.contract.ts';
import { ReservaDelMostrador, NuevaReserva } from '../reserva/reservas.contract.ts';
import { ABONO_VENDIDO, PAGO, PAGO_DE_ABONO, RESERVA } from '../seguimiento/formas.rules.ts';
import { COLUMNAS_DE_CAJA } from './caja.rules.ts';
import { Pago, camposDePagoAnotado } from './pagos.contract.ts';
import { NuevoPago } from './pagos.forms.ts';

/*
 * The places (LUGARES) where each field of a payment (of a booking, of an abono) or of a booking must
 * appear: under its own key, under another key (`as`), or not at all for a reason (`without`).
 */

interface Lugar {
  has: readonly string[];
  /** The fields that have another name in this place: the key of each field, and its name here. */
  as: Record<string, string>;
  /** The fields that this place leaves out: the key of each field, and the reason. */
  without: Record<string, string>;
}

const reservaDeMisDatos = MisDatos.shape.reservas.def.element.shape;
const abonoDeMisDatos = MisDatos.shape.abonos.def.element.shape;
const KEYS_OF = {
  pago: [...Object.keys(NuevoPago.shape), ...Object.keys(Pago.shape)],
  abono: [...Object.keys(PagoDeAbono.shape), ...Object.keys(camposDePagoAnotado)],
  reserva: [...Object.keys(NuevaReserva.shape), ...Object.keys(ReservaDelMostrador.shape)],
};

const HECHO = 'the hecho says when, who and of what id';
const DEL_HECHO = {
  id: HECHO,
  registradoEn: HECHO,
  registradoPor: HECHO,
  fecha: HECHO,
  anulado: 'it is an accion of its own, anularPago or anularPagoDeAbono',
  anuladoEn: HECHO,
  anuladoPor: HECHO,
  nota: 'it is free text, which stands in the payment alone',
};
const WHO = 'who noted it is somebody of the desk, not the person';
const DE_MIS_DATOS = {
  id: 'it means nothing to the person',
  reservaId: 'the payments stand in their booking',
  registradoEn: 'its day, fecha, stands there',
  registradoPor: WHO,
  anuladoEn: 'that it was annulled is enough',
  anuladoPor: WHO,
  motivo: 'the desk writes it to itself, about its own slip',
};

const LUGARES: [keyof typeof KEYS_OF, string, Lugar][] = [
  [
    'pago',
    'the forma PAGO of the trail',
    {
      has: Object.keys(PAGO),
      as: {},
      without: DEL_HECHO,
    },
  ],
  [
    'abono',
    'the forma PAGO_DE_ABONO of the trail',
    {
      has: Object.keys(PAGO_DE_ABONO),
      as: { abonoVendidoId: 'abono' },
      without: { ...DEL_HECHO, reservaId: 'an abono was paid' },
    },
  ],
  [
    'abono',
    'the forma ABONO_VENDIDO of the trail',
    {
      has: Object.keys(ABONO_VENDIDO),
      as: { abonoVendidoId: 'abono', monto: 'pagado' },
      without: {
        ...DEL_HECHO,
        reservaId: 'an abono was paid',
        tipo: 'what is paid at the sale is no refund; annulling the abono has its devolucion',
      },
    },
  ],
  [
    'pago',
    'COLUMNAS_DE_CAJA',
    {
      has: COLUMNAS_DE_CAJA,
      as: {
        id: 'Movimiento',
        reservaId: 'Reserva',
        tipo: 'Tipo',
        monto: 'Monto',
        medio: 'Medio',
        nota: 'Nota',
        registradoEn: 'Hora',
        fecha: 'Fecha',
        registradoPor: 'Registrado por',
        anulado: 'Anulado',
        motivo: 'Motivo de la anulación',
      },
      without: {
        anuladoEn: 'the table is of what moved; an annulled row has its motivo',
        anuladoPor: 'as anuladoEn; the trail says who',
      },
    },
  ],
  [
    'pago',
    'MisDatos',
    {
      has: Object.keys(reservaDeMisDatos.pagos.def.element.shape),
      as: { monto: 'montoEnPesos' },
      without: DE_MIS_DATOS,
    },
  ],
  [
    'abono',
    'MisDatos',
    {
      has: Object.keys(abonoDeMisDatos.pagos.def.element.shape),
      as: { monto: 'montoEnPesos' },
      without: { ...DE_MIS_DATOS, abonoVendidoId: 'the payments stand in their abono' },
    },
  ],
  [
    'reserva',
    'the forma RESERVA of the trail',
    {
      has: Object.keys(RESERVA),
      as: {
        franja: 'turno',
        abonoVendidoId: 'abono',
        cliente: 'usuarioId',
        clienteId: 'usuarioId',
      },
      without: {
        creadaEn: HECHO,
        participantes: 'people are told of by acciones of their own, without their names',
        acompaniantes: 'as participantes; how many they are is personas',
        generoTitular: 'as participantes',
        asistencia: 'it is an accion of its own, marcarAsistencia',
        tarde: 'as asistencia',
        senia: 'the price says how much; its end follows from the estado',
        sinSenia: 'time says it, not a hecho',
        pagado: 'payments are hechos of their own',
        saldo: 'as pagado',
        precioEsperado: 'it is a question, not a datum',
        pedirSenia: 'the estado of the booking says whether a seña was asked for',
        serieId: 'crearSerie is a hecho of its own, about all bookings of the series',
        diaFijo: 'as serieId',
      },
    },
  ],
  [
    'reserva',
    'MisDatos',
    {
      has: Object.keys(reservaDeMisDatos),
      as: {
        abonoVendidoId: 'abono',
        id: 'numero',
        franja: 'horario',
        franjaId: 'horario',
        precioTotal: 'precioEnPesos',
        creadaEn: 'reservadaEn',
        acompaniantes: 'participantes',
        generoTitular: 'participantes',
        personas: 'participantes',
        asistencia: 'participantes',
        pagado: 'pagos',
      },
      without: {
        cliente: 'it stands in persona, once',
        clienteId: 'as cliente',
        saldo: 'it follows from the price and the payments',
        senia: 'it is of a booking that waits, which the screens show',
        sinSenia: 'as senia; the estado stands there',
        tarde: 'nobody has decided it yet; whether the person came stands in participantes',
        serieId: 'the series stand there by themselves, in turnosFijos',
        diaFijo: 'as serieId',
        precioEsperado: 'it is a question, not a datum',
        pedirSenia: 'as senia',
      },
    },
  ],
];

test('a payment of an abono is asked for as one of a booking is, but for its tipo', () => {
  const { tipo: _siemprePago, ...campos } = NuevoPago.shape;
  const asked = Object.entries(PagoDeAbono.shape);
  expect(asked.map(([campo]) => campo)).toEqual(Object.keys(campos));
  for (const [campo, suyo] of asked) expect(suyo).toBe(campos[campo as keyof typeof campos]);
});

test.each(LUGARES)(
  'every field of a payment or booking (%s) stands in %s, or a reason does',
  (noun, _where, lugar) => {
    const { has, as, without } = lugar;
    const absent = KEYS_OF[noun].filter((key) => !has.includes(as[key] ?? key));
    expect([...new Set(absent)].toSorted()).toEqual(Object.keys(without).toSorted());
  },
);
