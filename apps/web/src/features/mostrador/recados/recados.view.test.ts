import type { Recado, RecadoDeOferta } from '@remanso/contract/reserva/recados.contract';
import { expect, test } from 'vitest';
import {
  avanceDe,
  cuandoEs,
  gruposDe,
  mensajeDeRecado,
  quienAviso,
  sinChat,
} from './recados.view.ts';

const CENTRO = { nombre: 'Remanso', direccion: 'Av. Aconquija 1450' };
const VIERNES = '2026-10-02';
const HOY = '2026-10-01';
const HECHO = { por: { id: 1, nombre: 'Eva', apellido: 'Sosa' }, en: '2026-10-01T18:32:00' };

function recado(tipo: Recado['tipo'], resto: Partial<Recado> = {}): Recado {
  const franja = { id: 1, inicio: '2026-10-02T08:00:00', fin: '2026-10-02T09:00:00' };
  const cliente = { id: 2, nombre: 'Ana', apellido: 'Paz', email: 'a@b.c', telefono: '', nota: '' };
  const reserva = { id: 1, franja, cliente, personas: 1 } as Recado['reserva'];
  return { tipo, reserva, antes: null, motivo: null, hecho: null, ...resto };
}

function oferta(personas: number, venceEn: string): RecadoDeOferta {
  const { franja, cliente } = recado('CAMBIO').reserva;
  const resto = { estado: 'OFRECIDA', posicion: null, creadaEn: venceEn, porAvisar: true } as const;
  const espera = { id: 1, franja, personas, venceEn, ...resto, cliente: { ...cliente, id: 2 } };
  return { tipo: 'OFERTA', espera, hecho: null };
}

test('tomorrow always has its place, and what is urgent stands before it', () => {
  expect(gruposDe([], VIERNES, HOY).map(({ titulo }) => titulo)).toEqual([
    'Mañana, viernes 2 de octubre',
  ]);
  const titulos = ['2026-10-01', '2026-10-05'].map((dia) => gruposDe([], dia, HOY)[0]?.titulo);
  expect(titulos).toEqual(['Hoy, jueves 1 de octubre', 'Lunes 5 de octubre']);
  const suya = oferta(1, '2026-10-01T12:00:00');
  const todos = [recado('RECORDATORIO'), suya, recado('SENIA'), recado('CAMBIO'), recado('CIERRE')];
  expect(gruposDe(todos, VIERNES, HOY).map(({ tipo }) => tipo)).toEqual([
    'OFERTA',
    'CIERRE',
    'CAMBIO',
    'SENIA',
    'RECORDATORIO',
  ]);
});

test('how far one has come', () => {
  const [hecho, falta] = [recado('CAMBIO', { hecho: HECHO }), recado('CAMBIO')];
  expect([[falta], [hecho], [hecho, falta], [hecho, hecho]].map(avanceDe)).toEqual([
    '0 de 1 avisados',
    'Ya está avisado',
    '1 de 2 avisados',
    'Ya están todos avisados',
  ]);
  expect(quienAviso(HECHO, '2026-10-01')).toBe('Eva Sosa, 18:32');
  expect(quienAviso({ ...HECHO, por: null }, '2026-10-02')).toBe(
    'Una cuenta eliminada, jue 1 oct, 18:32',
  );
});

test('each kind has its message', () => {
  const deDos = recado('RECORDATORIO');
  deDos.reserva = { ...deDos.reserva, personas: 2 };
  expect(mensajeDeRecado(deDos, CENTRO, HOY)).toBe(
    'Hola, Ana. Va un recordatorio del turno de mañana, viernes 2 de octubre a las 08:00, en Remanso (Av. Aconquija 1450), para 2 personas. Llega 10 minutos antes, con ropa cómoda y toalla. Para cambiarlo o cancelarlo, responde este mensaje. ¡Gracias!',
  );
  const [elMismoDia, variosAntes] = [VIERNES, '2026-09-29'].map((hoy) =>
    mensajeDeRecado(recado('RECORDATORIO'), CENTRO, hoy),
  );
  expect(elMismoDia).toContain('del turno de hoy, viernes 2 de octubre a las 08:00, en Remanso');
  expect(variosAntes).toContain('del turno del viernes 2 de octubre a las 08:00, en Remanso');
  expect(mensajeDeRecado(recado('CAMBIO', { antes: '2026-10-01T09:00:00' }), CENTRO, HOY)).toBe(
    'Hola, Ana. El turno del jueves 1 de octubre a las 09:00 en Remanso pasó al viernes 2 de octubre a las 08:00. Si ese horario no te sirve, responde este mensaje. ¡Gracias!',
  );
  expect(mensajeDeRecado(recado('CIERRE', { motivo: 'Asueto' }), CENTRO, HOY)).toBe(
    'Hola, Ana. El turno del viernes 2 de octubre a las 08:00 en Remanso no se va a poder hacer: ese día el centro no abre (Asueto). ¿Qué otro día y horario te sirve?',
  );
});

test('a seña is asked for with how much, until when and to where, the soonest first', () => {
  const hasta = (vence: string) => {
    const { reserva } = recado('SENIA');
    return recado('SENIA', { reserva: { ...reserva, senia: { monto: 6_000, vence } } });
  };
  const [tarde, pronto] = [hasta('2026-10-01T19:00:00'), hasta('2026-10-01T12:30:00')];
  expect(gruposDe([tarde, pronto], VIERNES, HOY)[0]?.recados.map(cuandoEs)).toEqual([
    'Hasta jue 1 oct, 12:30',
    'Hasta jue 1 oct, 19:00',
  ]);
  expect(mensajeDeRecado(tarde, CENTRO, HOY, 'alias remanso.agua\nde Ana Paz')).toBe(
    'Hola, Ana. Para confirmar el turno del viernes 2 de octubre a las 08:00 en Remanso falta la seña de $\u00a06.000, hasta el jueves 1 de octubre a las 19:00. Se transfiere a: alias remanso.agua, de Ana Paz. Mándanos el comprobante en respuesta a este mensaje. ¡Gracias!',
  );
});

test('an offer is told with how many places and until when, the soonest first', () => {
  const [tarde, pronto] = [oferta(2, '2026-10-01T13:00:00'), oferta(1, '2026-10-01T11:30:00')];
  expect(gruposDe([tarde, pronto], VIERNES, HOY)[0]?.recados.map(cuandoEs)).toEqual([
    'Hasta jue 1 oct, 11:30',
    'Hasta jue 1 oct, 13:00',
  ]);
  expect([tarde, pronto].map((una) => mensajeDeRecado(una, CENTRO, HOY))).toEqual([
    'Hola, Ana. Se liberaron 2 lugares en Remanso para el turno del viernes 2 de octubre a las 08:00. Quedan guardados hasta el jueves 1 de octubre a las 13:00; después van a quien sigue en la lista de espera. Para reservar, responde este mensaje. ¡Gracias!',
    'Hola, Ana. Se liberó 1 lugar en Remanso para el turno del viernes 2 de octubre a las 08:00. Queda guardado hasta el jueves 1 de octubre a las 11:30; después va a quien sigue en la lista de espera. Para reservar, responde este mensaje. ¡Gracias!',
  ]);
});

test('who has no telephone for a chat is said to have none', () => {
  expect([sinChat(''), sinChat('555')]).toEqual([
    'No tiene teléfono',
    'Sin celular para WhatsApp: 555',
  ]);
});
