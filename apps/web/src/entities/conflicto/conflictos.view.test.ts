import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import {
  desenlaceDe,
  dondeHayLugar,
  lineasDeMudanza,
  mensajeDePropuesta,
  mensajeDeResuelta,
  mensajesDe,
  momentoBreve,
  opcionesPara,
  textoDeOpcion,
  textoPorResolver,
  pendientesDe,
  quienDe,
  reservasDe,
} from './conflictos.view.ts';

const reserva = (id: number, personas = 1): ReservaDelMostrador => ({
  id,
  estado: 'CONFIRMADA',
  franja: { id: 1, inicio: '2026-12-25T10:00:00', fin: '2026-12-25T11:00:00' },
  participantes: [],
  asistencia: 'SIN_MARCAR',
  tarde: null,
  precioTotal: 20_000,
  pagado: 0,
  saldo: 20_000,
  senia: null,
  personas,
  notas: '',
  cliente: {
    id: 4,
    nombre: 'Ana',
    apellido: 'Paz',
    email: 'a@b.c',
    telefono: '381 555 0142',
    nota: '',
  },
  creadaEn: '2026-12-01T10:00:00',
});
const HACIA = { id: 9, inicio: '2026-12-26T09:00:00', fin: '2026-12-26T10:00:00' };
const franja = { id: 1 } as Conflictos[number]['franja'];

test('what is resolved leaves the list, and with the last of it its turno does', () => {
  const conflictos = [
    { franja, reservas: [reserva(1), reserva(2)] },
    { franja: { ...franja, id: 2 }, reservas: [reserva(3)] },
  ];
  const resueltas = [1, 3].map((id) => ({ reserva: reserva(id), hacia: null }));
  const quedan = pendientesDe(conflictos, resueltas);
  expect(quedan).toEqual([{ franja, reservas: [reserva(2)] }]);
  expect(reservasDe(quedan).map(({ id }) => id)).toEqual([2]);
});

test('before saving, where there is room, and where the desk will have to choose', () => {
  const conLugar = { reservaId: 1, franja: HACIA, otras: [] };
  expect(dondeHayLugar(conLugar)).toBe('Hay lugar el sáb 26 dic, 09:00');
  expect(dondeHayLugar({ ...conLugar, franja: null, otras: [HACIA] })).toBe(
    'Sin lugar a una hora parecida: eliges el horario después',
  );
  expect(dondeHayLugar({ ...conLugar, franja: null })).toBe('Sin otro turno con lugar');
});

test('who and when, in brief', () => {
  expect([quienDe(reserva(1)), quienDe(reserva(1, 3))]).toEqual(['Ana Paz', 'Ana Paz y 2 más']);
  expect(momentoBreve('2026-12-25T10:00:00')).toBe('vie 25 dic, 10:00');
  expect(desenlaceDe({ reserva: reserva(1), hacia: HACIA })).toBe('Movida al sáb 26 dic, 09:00');
  expect(desenlaceDe({ reserva: reserva(1), hacia: null })).toBe('Cancelada');
});

test('what a booking may go to comes in its order, and says where it is soon', () => {
  const ahora = '2026-12-25T09:30';
  const antes = { ...HACIA, id: 8, inicio: '2026-12-25T20:00:00' };
  const opciones = opcionesPara({ reservaId: 1, franja: HACIA, otras: [antes] });
  expect(opciones.map(({ id }) => id)).toEqual([8, 9]);
  expect(opcionesPara(undefined)).toEqual([]);
  expect(textoDeOpcion(antes, ahora)).toBe('vie 25 dic, 20:00 (en menos de 24 horas)');
  expect(textoDeOpcion(HACIA, '2026-12-25T09:00')).toBe('sáb 26 dic, 09:00');
  const propuestas = [
    { reserva: reserva(1, 2), hacia: HACIA, opciones },
    { reserva: reserva(2), hacia: null, opciones: [] },
  ];
  expect(lineasDeMudanza(propuestas, ahora)).toEqual([
    'Ana Paz y 1 más: vie 25 dic, 10:00 → sáb 26 dic, 09:00 (en menos de 24 horas)',
  ]);
});

test('all messages are one list, each with whom it is for', () => {
  const resueltas = [HACIA, null].map((hacia, id) => ({ reserva: reserva(id), hacia }));
  const parrafos = mensajesDe(resueltas, 'ese día el centro no abre').split('\n\n');
  expect(parrafos).toHaveLength(2);
  expect(parrafos[1]).toMatch(/^Ana Paz, 381 555 0142\nHola, Ana\. .+ quedó cancelado: ese día/);
});

test('how many are left to resolve', () => {
  expect([textoPorResolver(1), textoPorResolver(3)]).toEqual([
    'Hay 1 turno con reservas fuera de los horarios o bajo un bloqueo.',
    'Hay 3 turnos con reservas fuera de los horarios o bajo un bloqueo.',
  ]);
});

test('the messages say which turno, why, and what is proposed or was done', () => {
  const razon = 'ese día el centro no abre (Navidad)';
  expect(mensajeDePropuesta(reserva(1), HACIA, razon)).toBe(
    'Hola, Ana. El turno del viernes 25 de diciembre a las 10:00 en Remanso no se va a poder hacer: ese día el centro no abre (Navidad). Te podemos pasar al sábado 26 de diciembre a las 09:00. ¿Te sirve ese horario?',
  );
  expect(mensajeDePropuesta(reserva(1), null, razon)).toMatch(
    /¿Qué otro día y horario te sirve\?$/,
  );
  expect(mensajeDeResuelta({ reserva: reserva(1), hacia: HACIA }, razon)).toBe(
    'Hola, Ana. El turno del viernes 25 de diciembre a las 10:00 en Remanso no se va a poder hacer: ese día el centro no abre (Navidad). Lo pasamos al sábado 26 de diciembre a las 09:00. Si ese horario no te sirve, responde este mensaje. ¡Gracias!',
  );
  expect(mensajeDeResuelta({ reserva: reserva(1), hacia: null }, razon)).toMatch(
    /quedó cancelado: ese día/,
  );
});
